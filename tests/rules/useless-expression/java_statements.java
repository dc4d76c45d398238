class Statements {
    void run(String name, java.time.Duration time) {
        name.trim();  //! useless-expression
        time.plusDays(1);  //! useless-expression
        name.chars();  //! useless-expression
        run(name, time);
        run(name.trim(), time);
        name.length;  //! useless-expression
    }

    void tidy(java.util.List<String> names, java.util.List<Shelf> shelves) {
        for (String one : names) {
            one.trim();  //! useless-expression
        }
        for (Shelf one : shelves) {
            one.trim();
        }
    }
}
