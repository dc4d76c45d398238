function find(rows) {
  const first = rows.iter(); //! source-leftover: `iter` is a method of Rust's library that JavaScript does not have
  const other = first.unwrap(); //! source-leftover
  return Ok(other); //! source-leftover
}
