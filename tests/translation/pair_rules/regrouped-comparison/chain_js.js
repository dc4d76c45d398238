function f(a, b, c) {
  if (a <= b <= c) return 1;  //! regrouped-comparison
  return 0;
}
