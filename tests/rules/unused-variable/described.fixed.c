int take(void) {
    struct pair { int a; } spare;
    struct pair used;
    enum { FIRST, SECOND } kind;
    used.a = FIRST;
    return used.a;
}
