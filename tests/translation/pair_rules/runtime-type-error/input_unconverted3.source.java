import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        if (a > 5) System.out.println(1); else System.out.println(0);
    }
}
