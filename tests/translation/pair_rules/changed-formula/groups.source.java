class Groups {
    static int groups(int count, int size) {
        return (count + size) / (size + 1);
    }

    static int sum(int n, int m) {
        return n * (n + 1) / 2 - n / m * (n / m + 1) * m;
    }

    static double root(int a, int b) {
        return Math.pow(a, 1.0 / b) + Math.abs(a - b);
    }

    static int middle(int left, int right) {
        return left + (right - left) / 2;
    }

    static int place(int hour, int minute, int zone) {
        return (hour + zone) * 60 + minute;
    }
}
