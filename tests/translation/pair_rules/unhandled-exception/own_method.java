class Lines {
    static String readLine() {
        return "";
    }

    static String first(Lines lines) {
        return lines.readLine();
    }
}
