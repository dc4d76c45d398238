import java.util.Scanner;

class Reads {
    static int nextInt(Scanner scanner) {
        return scanner.nextInt();
    }

    static String[] nextInts(Scanner scanner) {
        String[] parts = scanner.nextLine().split(" ");
        return parts;
    }

    public static void main(String[] args) {
        System.out.println(nextInt(new Scanner(System.in)) + 1);
    }
}
