class Grid {
    int[][] grid(int width, int height) {
        return new int[height][width];
    }

    int[] row(int width) {
        return new int[width];
    }
}
