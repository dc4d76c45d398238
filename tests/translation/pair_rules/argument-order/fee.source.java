class Fees {
    int share(int amount, int rate) {
        return amount * rate / 100;
    }

    int fee(int amount, int rate) {
        return share(amount, rate);
    }

    int late(int amount, int rate) {
        return share(amount, rate) + 5;
    }
}
