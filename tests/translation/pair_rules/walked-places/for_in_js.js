function f(a) {
  let s = 0;
  for (let x in a) {  //! walked-places
    s += x;
  }
  return s;
}
