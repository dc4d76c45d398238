void load() {
    try {
        read();
    } catch (...) { //! bare-except
        reset();
    }
    try {
        read();
    } catch (...) {
        reset();
        throw;
    }
    try {
        read();
    } catch (const Problem &problem) {
        reset();
    }
}
