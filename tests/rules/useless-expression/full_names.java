class Stacks {
    private String name;

    void cut(int depth) {
        org.example.logging.ThreadContext.trim(depth);
        this.name.trim();  //! useless-expression
    }
}
