class Sizes {
    static int capacity(int bits) {
        return 2 ^ bits; //! power-operator: power in the original, here `^` is an exclusive or
    }

    static int mask(int first, int second) {
        return first ^ second;
    }
}
