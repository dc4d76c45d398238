class Totals {
    int total(int[][] rows, int rate) {
        int total = 0;
        for (int[] row : rows) {
            for (int cell : row) {
                total += cell * rate + 7;
            }
        }
        return total;
    }

    int sum(int[] row) {
        int total = 0;
        for (int cell : row) {
            total += cell;
        }
        return total;
    }
}
