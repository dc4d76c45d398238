class Prices {
    int best(int[] prices) {
        int best = 1000;
        for (int price : prices) {
            if (price < best) {
                best = price;
            }
        }
        return best;
    }

    boolean mirrored(int low, int high) {
        return low < high;
    }
}
