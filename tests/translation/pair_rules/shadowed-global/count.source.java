class Counter {
    static int count = 0;

    static void step(int size) {
        count = count + size;
    }

    static int local(int size) {
        int total = size;
        return total;
    }
}
