fun remainder(a: Long, b: Long): Long {
    return if (a < b) {
        a // smaller
    } else {
        a - b // at least as large
    }
}

fun lost(a: Long, b: Long): Long {
    a - b // goes nowhere  //! useless-expression
    return a
}
