class Order {
    static int reads = 0;

    public static void main(String[] args) {
        System.out.println(total(new int[] {1, 2}));
    }

    static int total(int[] values) {
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    static int next() {
        if (reads == 0) {
            reads = 1;
        }
        return reads;
    }
}
