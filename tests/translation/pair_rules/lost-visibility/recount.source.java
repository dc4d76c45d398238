class Ledger {
    private int recount(int amount) {
        return amount * 7;
    }

    private int sum(int amount) {
        return amount * 9;
    }

    public int total(int amount) {
        return recount(amount) + sum(amount);
    }
}
