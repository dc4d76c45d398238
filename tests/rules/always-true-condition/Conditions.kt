fun price(code: Int, size: Int): Int {
    if (size == size) return 1 //! always-true-condition
    if (code != 1 || code != 2) return 2 //! always-true-condition
    while (true) { if (next()) break }
    if (code == size) return 3
    return if (code != 1 && code != 2) 4 else 5
}
