void spin(void) {
    volatile int x = 0;
    x = x;  //! self-assignment (information)
}

void keep(int x) {
    x = x;  //! self-assignment (warning)
}
