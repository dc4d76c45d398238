import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String[] parts = in.nextLine().split(" ");  //! rest-of-line
        int s = n;
        for (String p : parts) s += Integer.parseInt(p);
        System.out.println(s);
    }
}
