function last(rows) {
  let found = 0;
  let i = 0;
  for (; i < rows.length; i++) {
    found = rows[i];
  }
  return found;
}
