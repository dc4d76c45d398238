void nothing(int x, Box box) {
    x == 3;  //! useless-expression
    42;  //! useless-expression
    box.width;  //! useless-expression
    x << 2;
    x++;
    box.open();
    MACRO;
}
