function f(n) {
  let s = 0;
  while (n > 0) { s += n % 10; n /= 10; }  //! fractional-loop-variable
  return s;
}
