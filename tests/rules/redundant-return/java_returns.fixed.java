class Returns {
    void greet() {
        run();
    }

    void leave(boolean ready) {
        if (ready) {
            return;
        }
        for (int i = 0; i < 3; i++) {
            run();
        }
    }

    int value() {
        return 1;
    }

    Returns() {
    }
}
