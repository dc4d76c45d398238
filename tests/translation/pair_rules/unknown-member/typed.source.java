interface Mode {
    void enter(Lexer lexer, Map<String, Mode> names);
}
