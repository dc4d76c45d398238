static int f(int n) {
  if (n & 1 == 0) return 1;  //! regrouped-comparison
  return 0;
}
