class Lines {
    static int shown(int line, int width, int indent) {
        return line * width - indent;
    }

    static int all(int line, int width, int indent) {
        return shown(line, width, indent);
    }

    static int twice(int width, int indent) {
        return all(2, width, indent);
    }
}
