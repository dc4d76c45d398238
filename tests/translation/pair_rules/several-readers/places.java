import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Scanner;

class Rows {
    static int size() {
        return new Scanner(System.in).nextInt();
    }

    static String[] rows(int count) throws Exception {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in)); //! several-readers: this reader finds nothing once the one before it has filled its buffer
        String[] rows = new String[count];
        for (int i = 0; i < count; i++) {
            rows[i] = reader.readLine();
        }
        return rows;
    }
}
