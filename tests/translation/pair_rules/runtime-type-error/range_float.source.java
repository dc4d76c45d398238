static int f(int n) {
  int c = 0;
  for (int i = 0; i < n / 2; i++) { c += i; }
  return c;
}
