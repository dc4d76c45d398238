fun fold(result: Int): Int {
    val kept = 1 // workaround for a bug of the compiler  //! unused-variable (information)
    val spare = 1  //! unused-variable (warning)
    return result
}
