fun load() {
    try {
        read()
    } catch (problem: Exception) { //! swallowed-exception
    }
    try {
        read()
    } catch (ignored: Exception) {
    }
    try {
        read()
    } catch (problem: Exception) {
        reset()
    }
}
