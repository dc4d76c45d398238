class Search {
    static void show(boolean found) {
        System.out.println(found); //! printed-boolean: the original prints a boolean as `True`, the translation as `true`
    }

    static void text(boolean found) {
        System.out.println(found ? "yes" : "no");
    }
}
