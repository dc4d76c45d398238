function f(n) {
  let c = 0;
  while (n > 0) { n--; c++; }
  return c;
}
