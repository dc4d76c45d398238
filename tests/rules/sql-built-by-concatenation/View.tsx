export async function View({ name }: { name: string }) {
  const rows = await connection.query(`SELECT * FROM books WHERE name = '${name}'`); //! sql-built-by-concatenation
  return <p>{rows.length}</p>;
}
