void handlers() {
    try {
        step();
    } catch (const std::exception& error) {  //! swallowed-exception
    }
    try {
        step();
    } catch (...) {
        throw;
    }
}
