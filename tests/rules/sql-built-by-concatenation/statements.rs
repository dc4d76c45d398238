fn find(connection: &Connection, name: &str) {
    connection.execute(&format!("SELECT * FROM books WHERE name = '{}'", name), []); //! sql-built-by-concatenation
    connection.execute("SELECT * FROM books WHERE name = ?1", [name]);
    show(format!("selected {}", name));
}
