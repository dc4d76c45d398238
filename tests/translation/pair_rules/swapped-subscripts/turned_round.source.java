class Tables {
    static int own(int size) {
        int[][] table = new int[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                table[row][column] = row * 2 + column;
            }
        }
        return size;
    }

    static int mirrored(int[][] cells, int row, int column) {
        return cells[row][column] - cells[column][row];
    }

    static int mixed(int size) {
        int[][] table = new int[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                table[row][column] = row;
                use(table[row][column]);
            }
        }
        return size;
    }
}
