import java.util.Scanner;

class Repeat {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String word = in.next();
        System.out.println(word.repeat(n));
    }
}
