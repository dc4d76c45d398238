class Stock {
    int order(int stock, int limit) {
        if (stock == 0) {
            return limit;
        }
        return 7;
    }

    int guarded(int stock, int limit) {
        if (stock != 0) {
            return 7;
        }
        return limit * 2;
    }
}
