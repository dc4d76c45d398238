class Fees {
    int fee(int amount, boolean member) {
        if (member) {
            return 0;
        }
        if (amount > 100) {
            return 3;
        }
        return 5;
    }
}
