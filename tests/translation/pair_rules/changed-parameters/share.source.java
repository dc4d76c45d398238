class Shares {
    int share(int total, int count) {
        return total / count;
    }

    int fee(int amount) {
        return amount * 5;
    }

    int kept(int amount, int rate) {
        return amount * rate;
    }
}
