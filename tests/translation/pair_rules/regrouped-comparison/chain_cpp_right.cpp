int f(int a, int b, int c) {
  if (a < b && b < c) return 1;
  return 0;
}
