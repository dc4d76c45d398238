class Means {
    void show(double mean) {
        System.out.println(mean);
    }

    void count(int count) {
        System.out.println(count);
    }
}
