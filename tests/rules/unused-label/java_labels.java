class Labels {
    void walk(int[][] rows) {
        outer:
        for (int[] row : rows) {
            for (int cell : row) {
                if (cell == 0) continue outer;
            }
        }
        lost: while (rows.length > 0) {  //! unused-label: label `lost` is never used
            break;
        }
    }
}
