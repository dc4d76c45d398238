class Parity {
    static int longest(int[] values, int limit) {
        int place = 0;
        while (place < values.length) {
            if (values[place] % 2 == 0 || values[place] > limit) { //! negated-condition
                place++;
            } else {
                place += 2;
            }
        }
        return place;
    }

    static int odd(int[] values) {
        if (values[0] % 2 == 0) {
            return 2;
        }
        return 1;
    }
}
