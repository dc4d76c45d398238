int fails() {
    throw Error("expected");
    return 1;  //! unreachable (information)
}

int twice() {
    return 2;
    return 1;  //! unreachable (warning)
}
