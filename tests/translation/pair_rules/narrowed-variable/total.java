class Totals {
    static long total(int[] rows) {
        int total = 0; //! narrowed-variable: `total` has the type `long long` in the original, here `int` with 32 bits
        int count = 0;
        return total + count;
    }
}
