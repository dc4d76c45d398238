class Returns {
    void greet() {
        run();
        return;  //! redundant-return
    }

    void leave(boolean ready) {
        if (ready) {
            return;
        }
        for (int i = 0; i < 3; i++) {
            run();
            continue;  //! redundant-return: unnecessary `continue`: execution continues there anyway
        }
    }

    int value() {
        return 1;
    }

    Returns() {
        return;  //! redundant-return
    }
}
