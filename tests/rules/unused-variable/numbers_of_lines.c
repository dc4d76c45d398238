int place(void) {
    int x;  //! unused-variable
    return __LINE__;
}
