int take(void) {
    struct pair { int a; } spare; //! unused-variable
    struct pair used;
    enum { FIRST, SECOND } kind; //! unused-variable
    int count; //! unused-variable
    used.a = FIRST;
    return used.a;
}
