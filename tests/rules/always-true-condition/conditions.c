int price(int code, int size) {
    if (code = 1) return 1; //! always-true-condition
    if (size >= size) return 2; //! always-true-condition
    if (code == 1 && code == 2) return 3; //! always-true-condition
    if (0) return 4;
    while (1) if (next()) break;
    if ((code = next())) return 5;
    if (code == size) return 6;
    do { size++; } while (0);
    return code;
}
