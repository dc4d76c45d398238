class Last {
    static int last(int count, int[] items) {
        int count = items.length; //! duplicate-definition: `count` is already declared
        for (int item : items) {
            int total = item;
        }
        int total = count;
        for (int i = 0; i < total; i++) {
            int items = i; //! duplicate-definition: `items` is already declared
        }
        Runnable later = () -> { int later2 = 1; };
        for (int i = 0; i < total; i++) { }
        return total;
    }
}
