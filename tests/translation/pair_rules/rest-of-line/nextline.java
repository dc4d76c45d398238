import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String s = in.nextLine();  //! rest-of-line
        System.out.println(n + " " + s);
    }
}
