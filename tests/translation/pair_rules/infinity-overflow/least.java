import java.util.Arrays;

class Least {
    static int least(int[] costs, int size) {
        int[] best = new int[size + 1];
        Arrays.fill(best, Integer.MAX_VALUE);
        best[0] = 0;
        for (int place = 0; place < size; place++) {
            for (int cost : costs) {
                if (place + cost <= size) {
                    best[place + cost] = Math.min(best[place + cost], best[place] + 1); //! infinity-overflow: `best` starts as the largest integer: this sum overflows
                }
            }
        }
        return best[size];
    }

    static int nearest(int[] places) {
        int near = Integer.MAX_VALUE;
        for (int place : places) {
            near = Math.min(near, place);
        }
        return near + 1;
    }
}
