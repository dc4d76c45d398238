class Names {
    void add(String name) {
        names.add(name);
    }

    List<String> upper(List<String> all) {
        List<String> out = new ArrayList<>();
        for (String one : all) {
            out.add(one.toUpperCase());
        }
        return out;
    }

    void addTwice(String name) {
        this.add(name);
        this.add(name);
    }
}
