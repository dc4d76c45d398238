int price(int code, int size) {
    if (true) return 1; //! always-true-condition
    if (code != 'a' || code != 'b') return 2; //! always-true-condition
    if (code != 'a' && code != 'b') return 3;
    if (code == size) return 4;
    return code;
}
