class Shares {
    int share(int total, int count) {
        if (count == 0) {
            throw new IllegalArgumentException("nobody");
        }
        return total / count;
    }

    int kept(int total, int count) {
        if (count == 0) {
            throw new IllegalArgumentException("nobody");
        }
        return total / count;
    }
}
