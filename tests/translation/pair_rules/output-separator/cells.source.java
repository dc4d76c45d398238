class Cells {
    void show(int[] row) {
        for (int cell : row) {
            System.out.print(cell);
        }
    }

    void lines(int[] row) {
        for (int cell : row) {
            System.out.println(cell);
        }
    }

    void joined(int[] row) {
        for (int cell : row) {
            System.out.println(cell);
        }
    }
}
