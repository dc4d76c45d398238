class Middle {
    String middle(String line, int start, int end) {
        return line.substring(start, end);
    }

    String head(String line, int end) {
        return line.substring(0, end);
    }

    String right(String line, int start, int end) {
        return line.substring(start, end);
    }
}
