class Account {
    static int Main() {
        Money price = 5;
        Money? spare = null;
        return 0;
    }
}
