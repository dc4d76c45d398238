import java.io.*;

class Lines {
    static BufferedReader in = new BufferedReader(new InputStreamReader(System.in));

    static String first() throws IOException {
        return in.readLine();
    }

    static String second() {
        try {
            return in.readLine();
        } catch (IOException error) {
            return null;
        }
    }

    static String third() {
        return in.readLine();  //! unhandled-exception: `readLine` throws a checked exception that is neither handled nor declared
    }
}
