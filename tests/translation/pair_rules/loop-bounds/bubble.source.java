class Sort {
    static void bubble(int[] values) {
        int n = values.length;
        for (int i = 0; i < n - 1; i++) {
            for (int j = 0; j < n - i - 1; j++) {
                order(values, j);
            }
        }
    }

    static void halves(int[] values) {
        int n = values.length;
        for (int i = 0; i < n - 1; i++) {
            for (int j = 0; j < n - 1; j++) {
                order(values, j);
            }
        }
    }
}
