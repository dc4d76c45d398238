class Shop {
    static int total(int[] prices, int limit) {
        int total = 0;
        int known = 0;
        for (int price : prices) {
            if (price > limit) {
                total += price + 3;
                known += 1;
            } else {
                total += price + 3;
            }
        }
        System.out.println(known);
        return total;
    }
}
