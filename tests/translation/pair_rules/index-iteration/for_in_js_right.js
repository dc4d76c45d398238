function f(a) {
  let s = 0;
  for (let x of a) {
    s += x;
  }
  return s;
}
