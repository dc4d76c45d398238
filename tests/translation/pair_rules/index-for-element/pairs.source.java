class Pairs {
    static int sum(int[] values) {
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    static int larger(int[] values) {
        int count = 0;
        for (int value : values) {
            for (int other : values) {
                if (other > value) {
                    count++;
                }
            }
        }
        return count;
    }
}
