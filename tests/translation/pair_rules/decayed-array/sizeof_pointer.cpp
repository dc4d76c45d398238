int f(int *a) {
  int n = sizeof(a) / sizeof(int);  //! decayed-array
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
