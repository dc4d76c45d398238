function f(a) {
  let s = 0;
  for (let x in a) {  //! index-iteration
    s += x;
  }
  return s;
}
