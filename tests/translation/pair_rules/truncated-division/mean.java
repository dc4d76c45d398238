class Means {
    static double mean(int total, int count) {
        return total / count; //! truncated-division: the original keeps the fraction of this division, between two integers it is dropped here
    }

    static int whole(int total, int count) {
        return total / count;
    }
}
