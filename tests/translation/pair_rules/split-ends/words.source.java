class Fields {
    int count(String line) {
        return line.split(" ").length;
    }
}
