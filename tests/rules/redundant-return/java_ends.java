class Ends {
    {
        switch (kind) {
            case 1:
                return;
            case 2:
                reset();
                return;  //! redundant-return
        }
    }

    void nested(int size) {
        if (size == 1) {
            reset();
            return;  //! redundant-return
        } else if (size == 2) {
            synchronized (this) {
                return;  //! redundant-return
            }
        } else {
            try {
                reset();
                return;  //! redundant-return
            } catch (IllegalStateException problem) {
                log(problem);
                return; /* done */  //! redundant-return
            }
        }
    }

    void arrows(int size) {
        switch (size) {
            case 1 -> {
                reset();
                return;  //! redundant-return
            }
            default -> log(size);
        }
    }

    void swallowed() {
        try {
            reset();
        } finally {
            return;
        }
    }

    void rounds(int[] sizes) {
        for (int size : sizes) {
            if (size > 0) {
                log(size);
                continue;  //! redundant-return
            }
        }
        for (int size : sizes) {
            if (size < 0) {
                continue;
            } else if (size > 9) continue;
            else log(size);
        }
        for (int size : sizes) {
            continue;  //! redundant-return
        }
        while (true) {
            reset();
            return;
        }
    }

    void skipped(boolean ready) {
        if (ready) {
            return;
        }
        Runnable later = () -> {
            reset();
            return;  //! redundant-return
        };
        later.run();
    }
}
