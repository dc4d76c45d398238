class Form {
    private final Object shown = lookUp("hidden");
    private int hidden;
    private JPanel bound;
    private int spare;  //! unused-member (warning)

    private void createUIComponents() {
    }

    Object shown() {
        return shown;
    }
}
