class Asserted {
    void check(String title, java.util.List<String> books) {
        assertThat(books).isEmpty();
        Checks.startsWith(title, "a");
        title.trim();  //! useless-expression (warning)
    }
}
