class Words {
    String[] words(String line) {
        return line.trim().split("\\s+");
    }
}
