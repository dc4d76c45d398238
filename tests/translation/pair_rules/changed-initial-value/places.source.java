class Names {
    static String last(String[] names) {
        int at = 1;
        double share = 0;
        while (at <= names.length) {
            at++;
            share += 0.5;
        }
        return names[at - 2] + share;
    }
}
