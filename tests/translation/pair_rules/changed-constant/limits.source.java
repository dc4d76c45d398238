class Limits {
    static final int MAX_POSTINGS = 500;
    static final int MIN_POSTINGS = 3;

    int late(int days) {
        return days * 15 + 40;
    }

    int early(int days) {
        return days * 15;
    }
}
