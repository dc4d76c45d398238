class Names {
    static boolean same(String name, String other) {
        return name == other; //! identity-comparison: the original compares values, this compares identity
    }

    static boolean literal(String name) {
        return name == "none"; //! identity-comparison
    }

    static boolean number(int count, int other) {
        return count == other;
    }
}
