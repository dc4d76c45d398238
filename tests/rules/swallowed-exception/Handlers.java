class Handlers {
    void load() {
        try {
            read();
        } catch (Exception problem) { //! swallowed-exception
        }
        try {
            read();
        } catch (Exception ignored) {
        }
        try {
            read();
        } catch (Exception problem) {
            // The next round reads again.
        }
        try {
            read();
        } catch (IOException problem) {
        }
    }
}
