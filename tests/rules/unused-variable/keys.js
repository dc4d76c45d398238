export function isEmpty(rows) {
  var empty = true;
  for (var key in rows) { //! unused-variable (information)
    empty = false;
    break;
  }
  return empty;
}
