class Names {
    boolean has(java.util.List<String> names, String name) {
        return names.indexOf(name) >= 0;
    }

    int at(String text, String part) {
        return text.indexOf(part);
    }
}
