//= from python
class Shelf {
    /** Sums up. */
    boolean same(String name, Object other, java.util.List<String> rows) {
        if (name == "none") { //! string-identity -> if ("none".equals(name)) {
            return true;
        }
        if (name == other) { //? string-identity
            return true;
        }
        if (name != "none") { //! string-non-identity -> if (!"none".equals(name)) {
            return rows.size() == 0; //! length-as-emptiness -> return rows.isEmpty();
        }
        if (name != other) { //? string-non-identity
            return rows.size() == 1; //? length-as-emptiness
        }
        "a docstring"; //! docstring
        show("a text"); //? docstring
        return rows.isEmpty() == true; //! compared-with-true -> return rows.isEmpty();
    }
    boolean ready(boolean first, boolean second) {
        return first == second; //? compared-with-true
    }
    void move(Shelf self, int count) { } //! var-self-parameter
    void move(Shelf other, int self) { } //? var-self-parameter
    int __len__() { return 1; } //! python-special-method
    int __len() { return 1; } //? python-special-method
}
//= from go
class Shelf {
    int[] read() {
        Exception err = open();
        if (err != null) { //! go-error-check
            return null;
        }
        Object row = next();
        if (row != null) { //? go-error-check
            return null;
        }
        int rows[] = new int[3]; //! c-array-declarator
        int[] more = new int[3]; //? c-array-declarator
        return rows == more ? rows : more;
    }
}
