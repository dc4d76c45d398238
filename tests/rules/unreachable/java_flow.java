class Flow {
    int sign(int number) {
        if (number > 0) {
            return 1;
        } else {
            throw new IllegalStateException();
        }
        return 0;  //! unreachable: unreachable code
    }

    int wait(int number) {
        while (true) {
            if (number > 3) break;
            number++;
        }
        for (;;) {
            number--;
        }
        number++;  //! unreachable
    }

    int choose(int number) {
        switch (number) {
            case 1:
                return 1;
            case 2:
                number++;
            default:
                return 3;
        }
    }

    int chooseAll(int number) {
        switch (number) {
            case 1 -> {
                return 1;
            }
            default -> throw new IllegalStateException();
        }
        return 2;  //! unreachable
    }

    int yields(int number) {
        int result = switch (number) {
            case 1 -> {
                yield 4;
            }
            default -> 5;
        };
        return result + 1;
    }

    void leaves(boolean ready) {
        block: {
            if (ready) break block;
            return;
        }
        run();
        outer:
        while (true) {
            while (true) {
                break outer;
            }
        }
        run();
    }

    int cleans() {
        try {
            return 1;
        } finally {
            run();
        }
        return 2;  //! unreachable
    }

    int recovers() {
        try {
            return run();
        } catch (IllegalStateException problem) {
            run();
        }
        return 2;
    }

    void exits() {
        System.exit(1);
        return;
    }

    int leaves(boolean ready) {
        late:
        if (ready) {
            try {
                return run();
            } catch (IllegalStateException problem) {
                break late;
            }
        } else {
            return 1;
        }
        return 2;
    }
}
