class Sums {
    int total(int[][] rows) {
        int sum = 0;
        for (int[] row : rows) {
            sum += add(row);
        }
        return sum;
    }

    int longest(int[] row) {
        int max = 0;
        return max;
    }

    int add(int[] row) {
        return row.length;
    }
}
