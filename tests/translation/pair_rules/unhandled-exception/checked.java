import java.io.*;

public class Main {
    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line = in.readLine();  //! unhandled-exception
        System.out.println(line.trim());
    }
}
