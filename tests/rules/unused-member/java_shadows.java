class Shadows {
    private String title = "open";
    private String lost = "gone";  //! unused-member

    String show() {
        String before = title.trim();
        String title = before + "!";
        String lost = title;
        return lost;
    }
}
