int f(int a, int b, int c) {
  if (a < b < c) return 1;  //! regrouped-comparison
  return 0;
}
