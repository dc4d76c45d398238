static int f(int[] a, int k) {
  int lo = 0, hi = a.length - 1;
  while (lo <= hi) {
    int mid = (lo + hi) / 2;
    if (a[mid] == k) return mid;
    if (a[mid] < k) lo = mid + 1; else hi = mid - 1;
  }
  return -1;
}
