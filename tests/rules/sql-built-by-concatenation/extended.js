let script = "SELECT * FROM users WHERE name = '";
script += process.argv[2]; //! sql-built-by-concatenation
script += "'";

function find(connection, knex, repository, name, age) {
  let query = "SELECT * FROM users WHERE name = '";
  query += name; //! sql-built-by-concatenation
  query += "'";
  connection.query(query);
  let other = `SELECT * FROM users WHERE 1 = 1`;
  if (age) {
    other += ` AND age = ${age}`; //! sql-built-by-concatenation
  }
  other = other + " AND name = '" + name + "'"; //! sql-built-by-concatenation
  connection.query(other);
  let safe = "SELECT * FROM users";
  safe += " WHERE name = ?";
  safe += ` LIMIT ${Number(age)}`;
  connection.query(safe, [name]);
  let text = "Selected: ";
  text += name;
  knex("users").whereRaw(`name = '${name}'`); //! sql-built-by-concatenation
  knex("users").whereRaw("name = ?", [name]);
  return repository.createQueryBuilder("user").where("user.name = '" + name + "'"); //! sql-built-by-concatenation
}
