fun find(statement: Statement, name: String) {
    statement.executeQuery("SELECT * FROM books WHERE name = '$name'") //! sql-built-by-concatenation
    statement.executeQuery("SELECT * FROM books WHERE number = 1")
    println("Selected $name")
}
