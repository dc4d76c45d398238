class Names {
    static boolean same(String name, String other) {
        return name == other; //! identity-comparison: the original compares values here, the translation asks for one and the same object
    }

    static boolean literal(String name) {
        return name == "none"; //! identity-comparison
    }

    static boolean number(int count, int other) {
        return count == other;
    }
}
