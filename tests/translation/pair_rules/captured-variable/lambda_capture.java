static int f(List<Integer> a) {
  int c = 0;  //! captured-variable
  a.forEach(x -> { c += x; });
  return c;
}
