class Days {
    void visit(int days) {
        for (int day = 1; day <= days; day++) {
            stay(day);
        }
    }

    void exact(int days) {
        for (int day = 0; day < days; day++) {
            stay(day);
        }
    }

    void from_zero(int days) {
        for (int day = 1; day <= days; day++) {
            stay(day);
        }
    }

    void back(int days) {
        for (int day = days - 1; day >= 0; day--) {
            stay(day);
        }
    }

    void stay(int day) {}
}
