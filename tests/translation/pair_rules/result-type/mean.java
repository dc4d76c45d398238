class Means {
    static int mean(int total, int count) { //! result-type: the original returns a number with a fraction here, the translation declares a whole number
        return (int) ((double) total / count);
    }

    static boolean empty(int count) {
        return count == 0;
    }
}
