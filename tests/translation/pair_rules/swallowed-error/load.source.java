class Loader {
    void load(String path) {
        try {
            open(path);
        } catch (RuntimeException error) {
            report(error);
        }
    }

    void silent(String path) {
        try {
            open(path);
        } catch (RuntimeException error) {
            // Nothing to load.
        }
    }
}
