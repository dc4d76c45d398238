class Handlers {
    void load() {
        try {
            read();
        } catch (Throwable problem) { //! bare-except
            reset();
        }
        try {
            read();
        } catch (IOException problem) {
            reset();
        }
        try {
            read();
        } catch (Throwable problem) {
            reset();
            throw problem;
        }
    }
}
