import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] p = in.nextLine().split(" ");
        System.out.println(p.length);
    }
}
