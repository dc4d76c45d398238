class Unboxed {
    int total(Integer boxed) {
        int opened = boxed; //! unused-variable
        int limit = 3; //! unused-variable
        return 1;
    }
}
