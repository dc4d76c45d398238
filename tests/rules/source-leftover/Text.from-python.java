class Text {
    String render(List<String> rows) {
        String text = "";
        for (String row : rows) {
            text = String.format("%s%s", text, row); //! source-leftover: `text` is copied as a whole to append to it; a `StringBuilder` grows
            text = text.concat(row); //! source-leftover
            text = String.format("%s and %s", row, row);
        }
        StringBuilder front = new StringBuffer(); //! source-leftover: `StringBuffer` locks at every step; `StringBuilder` does the same without
        front.insert(0, text); //! source-leftover
        front.insert(3, text);
        return String.join("", rows) + String.join(", ", rows); //! source-leftover
    }
}
