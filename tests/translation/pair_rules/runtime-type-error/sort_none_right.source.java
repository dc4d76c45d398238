static int f(int[] a) {
  Arrays.sort(a);
  return a[0];
}
