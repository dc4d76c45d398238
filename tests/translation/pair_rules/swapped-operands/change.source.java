class Till {
    int change(int paid, int price) {
        return paid - price;
    }

    int sum(int paid, int price) {
        return paid + price;
    }
}
