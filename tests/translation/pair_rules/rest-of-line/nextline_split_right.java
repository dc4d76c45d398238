import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine());
        String[] parts = in.nextLine().split(" ");
        int s = n;
        for (String p : parts) s += Integer.parseInt(p);
        System.out.println(s);
    }
}
