fun load() {
    try {
        read()
    } catch (problem: Throwable) { //! bare-except
        reset()
    }
    try {
        read()
    } catch (problem: IOException) {
        reset()
    }
    try {
        read()
    } catch (problem: Throwable) {
        throw problem
    }
}
