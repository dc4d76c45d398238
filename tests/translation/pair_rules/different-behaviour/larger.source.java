class Numbers {
    static int larger(int first, int second) {
        if (first > second) {
            return first;
        }
        return second;
    }

    static int smaller(int first, int second) {
        return Math.min(first, second);
    }
}
