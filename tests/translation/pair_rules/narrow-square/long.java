import java.util.Scanner;

class Long {
    public static void main(String[] args) {
        long n = new Scanner(System.in).nextLong();
        int half = 2;
        System.out.println(n * (n + 1) / half);
    }
}
