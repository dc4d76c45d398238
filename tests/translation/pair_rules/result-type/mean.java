class Means {
    static int mean(int total, int count) { //! result-type: the original returns a float, the translation declares an integer
        return (int) ((double) total / count);
    }

    static boolean empty(int count) {
        return count == 0;
    }
}
