function place(rows) {
  let row = 0, column = 0, depth = 1; //! redundant-assignment: the value assigned to `row` is never read
  row = rows[0];
  column += depth;
  return row + column;
}

function counted(rows) {
  for (let i = 0, size = rows.length; i < size; i += 1) {
    use(rows[i]);
  }
}
