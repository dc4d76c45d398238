class Means {
    static double mean(int total, int count) {
        return total / count; //! truncated-division: the original keeps the fraction, this is an integer division
    }

    static int whole(int total, int count) {
        return total / count;
    }
}
