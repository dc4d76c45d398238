class Prime {
    static boolean isPrime(int number, int root) {
        int divisor;
        for (divisor = 3; divisor <= root; divisor += 2) {
            if (number % divisor == 0) break;
        }
        return divisor > root;
    }

    static int last(int limit) {
        int place;
        for (place = 0; place < limit; place++) {
            visit(place);
        }
        place = 0;
        return place < limit ? 1 : 2;
    }

    static void visit(int place) {}
}
