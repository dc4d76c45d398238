int area(int width) {
#ifdef WIDE
    long margin = 1;
#else
    int margin = 1;
#endif
    int side = width;
    int side = side + margin; //! duplicate-definition: `side` is already declared
    return side * side;
}
