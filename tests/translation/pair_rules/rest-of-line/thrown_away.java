import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int count = in.nextInt ( ) ;
        in.nextLine ( ) ;
        String name = in.nextLine();
        System.out.println(name.repeat(count));
    }
}
