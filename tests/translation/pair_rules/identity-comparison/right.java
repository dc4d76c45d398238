class Names {
    static boolean same(String name, String other) {
        return name.equals(other);
    }
}
