static int f(int n) {
  int c = 0;
  while (c < n) { ++c; }
  return c;
}
