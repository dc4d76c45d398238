class Ends {
    static int last(int[] values) {
        return values[-1]; //! negative-index: a negative index counts from the end in the original, here it throws
    }

    static int first(int[] values) {
        return values[0];
    }
}
