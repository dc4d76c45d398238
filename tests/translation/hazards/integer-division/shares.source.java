class Shares {
    static int share(int total, int count) {
        return total / count;
    }

    static int rounded(int total, int count) {
        return total / count;
    }

    static int kept(int total, int count) {
        return total / count;
    }

    static double mean(double total, int count) {
        return total / count;
    }
}
