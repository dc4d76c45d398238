class Part {
    static String part(String line, int start, int count) {
        return line.substring(start, count); //! substring-end
    }
}
