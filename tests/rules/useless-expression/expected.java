class Strings {
    static boolean raises(String text) {
        try { text.charAt(10); return false; } catch (IndexOutOfBoundsException e) {}  //! useless-expression (information)
        text.charAt(10);  //! useless-expression (warning)
        return true;
    }
}
