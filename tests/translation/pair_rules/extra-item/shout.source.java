class Text {
    static String shout(String text) {
        return text.toUpperCase() + "!";
    }
}
