//= from python
class Shelf {
    String show(java.util.List<String> rows, String row) {
        String text = "";
        text = String.format("%s%s", text, row); //! format-to-append
        text = String.format("%s%s", row, text); //? format-to-append
        text = text + String.join("", rows); //! pieces-joined-with-nothing
        text = text + String.join(", ", rows); //? pieces-joined-with-nothing
        Appendable shared = new StringBuffer(); //! string-buffer -> Appendable shared = new StringBuilder();
        StringBuilder builder = new StringBuilder(); //? string-buffer
        builder.insert(0, row); //! inserted-at-front
        builder.insert(3, row); //? inserted-at-front
        return text + builder + shared;
    }
}
