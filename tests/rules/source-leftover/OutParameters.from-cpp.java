class OutParameters {
    int divide(int a, int b, int[] remainder) { //! source-leftover: `remainder` is an array of one element for the method to fill; Java returns results, several in a record
        remainder[0] = a % b;
        return a / b;
    }

    void locate(AtomicInteger place) { //! source-leftover: `place` only passes a result through a parameter; Java returns results, several in a record
        place.set(3);
    }

    void measure(IntRef size) { //! source-leftover: `size` holds a result for the caller; Java returns results, several in a record
        size.value = 4;
    }

    void show() {
        int[] rest = new int[1]; //! source-leftover: `rest` is an array of one element for a method to fill; Java's methods return their results
        int[] more = {0}; //! source-leftover
        int share = divide(7, 2, rest) + divide(8, 3, more);
        print(share, rest[0] + more[0]);
    }

    void fill(int[] table, AtomicInteger counter) {
        table[0] = 1;
        for (int i = 1; i < table.length; i++) table[i] = counter.incrementAndGet();
    }
}
