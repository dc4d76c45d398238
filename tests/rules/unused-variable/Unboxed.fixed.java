class Unboxed {
    int total(Integer boxed) {
        int opened = boxed;
        return 1;
    }
}
