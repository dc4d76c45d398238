function find(connection, name) {
  connection.query("SELECT * FROM books WHERE name = " + name); //! sql-built-by-concatenation
  connection.query(`DELETE FROM books WHERE name = '${name}'`); //! sql-built-by-concatenation
  connection.query("SELECT * FROM books WHERE name = ?", [name]);
  connection.query("SELECT * " + "FROM books");
  return `Selected from ${name}`;
}
