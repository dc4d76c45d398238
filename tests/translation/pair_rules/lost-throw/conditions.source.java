class Account {
    void deposit(int amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount");
        }
        balance += amount;
    }

    void withdraw(int amount) {
        if (amount > balance) {
            throw new IllegalStateException("balance");
        }
        balance -= amount;
    }
}
