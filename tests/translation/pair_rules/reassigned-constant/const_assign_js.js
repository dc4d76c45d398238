function f(n) {
  const c = 0;
  while (n > 0) { n--; c++; }  //! reassigned-constant
  return c;
}
