class Signs {
    static int sign(int number) { //! missing-return: `sign` declares a `int`, but can end without a `return`
        if (number > 0) {
            return 1;
        }
    }

    static int wait(int times) {
        while (true) {
            times -= 1;
            if (times == 0) {
                return times;
            }
        }
    }

    static int check(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative");
        } else {
            return number;
        }
    }

    static void show(int number) {
        System.out.println(number);
    }

    int first(int[] values) {
        outer:
        while (true) {
            for (int value : values) {
                if (value < 0) {
                    continue outer;
                }
            }
            return values[0];
        }
    }
}
