class Box {
    private int depth; //! unused-member (information): `depth` is declared but never used
    int width() { return 1; }
}
