class Account {
    private int balance;

    Account(int balance) {
        this.balance = balance;
    }

    int getBalance() {
        return balance;
    }

    void open() {
        System.out.println("open");
    }

    boolean isOverdrawn(int limit) {
        return balance < -limit;
    }
}
