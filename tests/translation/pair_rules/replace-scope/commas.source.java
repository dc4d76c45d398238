class Lines {
    String plain(String line) {
        return line.replace(",", "");
    }
}
