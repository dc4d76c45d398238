static int f(int[] a, int n) {
  return a[n / 2];
}
