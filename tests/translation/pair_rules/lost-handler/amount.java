class Amounts {
    static int amount(String text) { //! lost-handler: the original handles an exception here, the translation does not
        return Integer.parseInt(text);
    }

    static int kept(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException error) {
            return 0;
        }
    }
}
