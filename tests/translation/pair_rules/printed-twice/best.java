class Best {
    static int best(int[] values) {
        int best = values[0];
        for (int value : values) {
            if (value > best) {
                best = value;
            }
        }
        System.out.println(best);
        return best;
    }

    static int least(int[] values) {
        return values[0];
    }

    public static void main(String[] args) {
        int[] values = {3, 1, 2};
        System.out.println(best(values)); //! printed-twice: `best` prints its result, and this prints it again
        System.out.println(least(values));
    }
}
