import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Scanner;

class Rows {
    static int size() {
        return new Scanner(System.in).nextInt();
    }

    static String[] rows(int count) throws Exception {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in)); //! multiple-stdin-readers: this reader finds no input: the one before it has buffered everything
        String[] rows = new String[count];
        for (int i = 0; i < count; i++) {
            rows[i] = reader.readLine();
        }
        return rows;
    }
}
