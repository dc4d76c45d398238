int f(int a[]) {
  int n = sizeof(a) / sizeof(a[0]);  //! decayed-array
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
