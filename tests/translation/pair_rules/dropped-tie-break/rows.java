import java.util.Arrays;
import java.util.Scanner;

class Rows {
    static int[] best(int count, Scanner scanner) {
        int[][] rows = new int[count][2];
        for (int i = 0; i < count; i++) {
            rows[i][0] = scanner.nextInt();
            rows[i][1] = scanner.nextInt();
        }
        Arrays.sort(rows, (a, b) -> Integer.compare(b[0], a[0])); //! dropped-tie-break
        return rows[0];
    }

    static int[] lasting(int[][] jobs) {
        Arrays.sort(jobs, (a, b) -> a[0] - b[0]);
        return jobs[0];
    }
}
