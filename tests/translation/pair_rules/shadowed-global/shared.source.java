class Counter {
    static int count = 0;

    static void step(int size) {
        count = count + size;
    }
}
