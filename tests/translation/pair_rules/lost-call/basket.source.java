class Basket {
    private int[] fruits;

    int size() {
        return fruits.length;
    }

    void check() {
        assert fruits != null;
    }

    String show() {
        check();
        return "a basket of " + size();
    }
}
