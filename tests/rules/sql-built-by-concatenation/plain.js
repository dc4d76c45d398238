async function find(connection, ids, name) {
  await connection.query("SELECT * FROM users " + "WHERE id = ?", ids);
  await connection.query("SELECT * FROM users " + "WHERE name = " + name); //! sql-built-by-concatenation
  await sql`SELECT * FROM users WHERE name = ${name}`;
  const marks = ids.map(() => "?").join(", ");
  await connection.query(`SELECT * FROM users WHERE id IN (${marks})`, ids);
  return connection.query(`SELECT * FROM users LIMIT ${Number(name)}`);
}
