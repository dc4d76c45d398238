class Totals {
    void show(double total) {
        System.out.printf("%.2f%n", total);
    }

    void kept(double total) {
        System.out.printf("%.3f%n", total);
    }
}
