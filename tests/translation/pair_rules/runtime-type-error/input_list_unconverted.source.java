import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = in.nextInt();
        int s = 0;
        for (int i = 0; i < n; i++) s += a[i];
        System.out.println(s);
    }
}
