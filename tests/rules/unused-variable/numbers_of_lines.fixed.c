int place(void) {
    int x;
    return __LINE__;
}
