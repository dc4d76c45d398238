import java.util.Scanner;

class Far {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        double x = scanner.nextDouble();
        double y = scanner.nextDouble();
        int places = 2;
        System.out.println(Math.round(Math.sqrt(x * x + y * y) * places) / places);
    }
}
