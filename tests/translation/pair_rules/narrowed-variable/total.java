class Totals {
    static long total(int[] rows) {
        int total = 0; //! narrowed-variable: `total` is `long long` in the original, here it is a 32-bit `int`
        int count = 0;
        return total + count;
    }
}
