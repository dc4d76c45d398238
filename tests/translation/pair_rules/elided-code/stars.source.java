class Stars {
    static void show() {
        System.out.println("***");
    }
}
