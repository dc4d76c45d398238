import java.util.Scanner;

class Lucky {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int digit = scanner.nextInt(); //! digits-as-number
            if (i < n / 2) {
                sum += digit;
            }
        }
        System.out.println(sum);
    }
}
