class Parts {
    static String part(String text, int start) {
        return text.substring(start, start + 3); //! slice-end: a slice past the end is cut to what there is in the original, here it throws
    }

    static String head(String text, int end) {
        return text.substring(0, end);
    }
}
