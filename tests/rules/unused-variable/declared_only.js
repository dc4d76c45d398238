export function seal(parts) {
  var l, res; //! unused-variable: `l` is declared but never used
  var first, last = 1; //! unused-variable: `first` is declared but never used
  var count; //! unused-variable: `count` is declared but never used
  var sum = 0; //! unused-variable: `sum` is assigned but never used
  var tag;
  tag = 2; //! unused-variable: `tag` is assigned but never used
  for (var part in parts) { //! unused-variable: `part` is assigned but never used
    res.push(last);
  }
}
