class Statements {
    void run(String name, java.time.Duration time) {
        name.trim();  //! useless-expression
        time.plusDays(1);  //! useless-expression
        name.chars();  //! useless-expression
        run(name, time);
        run(name.trim(), time);
        name.length;  //! useless-expression
    }
}
