class Report {
    void show(int amount) {
        System.out.println("Balance: " + amount);
    }

    void other(int amount) {
        System.out.println("Interest: " + amount);
    }
}
