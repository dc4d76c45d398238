class Blocks {
    void run(boolean ready) {
        if (ready) {}  //! empty-block: empty block
        else {  //! empty-block
            // on purpose
        }
        for (int i = 0; i < 3; i++);  //! empty-block
        try {
            run(false);
        } catch (Exception problem) {}  //! empty-block
        try {
            run(false);
        } catch (Exception ignored) {
        }
        Runnable nothing = () -> {};
        nothing.run();
    }

    void none() {
    }
}
