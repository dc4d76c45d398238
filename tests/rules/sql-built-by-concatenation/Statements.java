class Statements {
    void find(Statement statement, String name) throws SQLException {
        statement.executeQuery("SELECT * FROM books WHERE name = '" + name + "'"); //! sql-built-by-concatenation
        statement.executeUpdate(String.format("DELETE FROM books WHERE name = '%s'", name)); //! sql-built-by-concatenation
        statement.executeQuery("SELECT * FROM books WHERE number = 1");
        log("Delete from the list " + name);
    }
}
