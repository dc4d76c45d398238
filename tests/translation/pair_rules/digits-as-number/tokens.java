import java.util.Scanner;

class Tokens {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int digit = scanner.nextInt();
            if (i < n / 2) {
                sum += digit;
            }
        }
        System.out.println(sum);
    }
}
