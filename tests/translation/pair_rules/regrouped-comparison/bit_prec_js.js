function f(n, k) {
  let c = 0;
  if (n & (1 << k) != 0) c += 1;  //! regrouped-comparison
  return c;
}
