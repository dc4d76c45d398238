class Fees {
    int fee(int amount, int rate) {
        int fee = amount * rate / 100;
        return fee + 5;
    }

    int larger(int first, int second) {
        return Math.max(first, second);
    }
}
