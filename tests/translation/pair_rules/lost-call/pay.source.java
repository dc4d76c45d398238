class Till {
    void check(int amount) {
        require(amount > 0);
    }

    void pay(int amount) {
        check(amount);
        book(amount);
    }

    void book(int amount) {
        store(amount);
    }
}
