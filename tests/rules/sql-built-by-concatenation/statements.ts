function find(connection: Connection, name: string): Rows {
  connection.query("SELECT * FROM books WHERE name = ?", [name]);
  return connection.query(`SELECT * FROM books WHERE name = '${name}'`); //! sql-built-by-concatenation
}
