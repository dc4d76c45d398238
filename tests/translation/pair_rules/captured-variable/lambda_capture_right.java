static int f(List<Integer> a) {
  int c = 0;
  for (int x : a) c += x;
  return c;
}
