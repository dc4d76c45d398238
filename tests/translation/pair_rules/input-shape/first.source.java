import java.util.Scanner;

class Area {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int width = in.nextInt();
        int height = in.nextInt();
        System.out.println(width * height);
    }
}
