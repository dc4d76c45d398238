class Rows {
    int last(int[] rows, int count) {
        return rows[count - 1];
    }

    int same(int[] rows, int count) {
        return rows[count + 1];
    }
}
