class Notes {
    void note(String program, int index, Object text) {
        keep(program, index + 1, text);
    }
}
