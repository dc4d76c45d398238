class Missing {
    void show() {
        System.out.println("owner: " + null);
    }

    void other() {
        System.out.println("owner");
    }
}
