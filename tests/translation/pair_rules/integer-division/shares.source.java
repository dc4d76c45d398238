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

    static void shown(int total, int count) {
        System.out.println(Math.round(total / 100.0) + count);
    }

    static void halved(int total) {
        show(total / 2d);
    }

    static int listed(int total) {
        show(total / 0x1d);
        return total;
    }
}
