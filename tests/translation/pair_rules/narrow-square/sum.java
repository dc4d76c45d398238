import java.util.Scanner;

class Sum {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int limit = 2;
        while (limit * limit <= n) {
            limit++;
        }
        System.out.println(n * (n + 1) / 2 - limit); //! narrow-square
    }
}
