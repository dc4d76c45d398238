import java.io.BufferedReader;
import java.io.InputStreamReader;

class Once {
    static final BufferedReader READER = new BufferedReader(new InputStreamReader(System.in));

    static int number() throws Exception {
        return Integer.parseInt(READER.readLine());
    }

    public static void main(String[] args) throws Exception {
        System.out.println(number() + number());
    }
}
