static List<Integer> f(int n) {
  List<Integer> s = new ArrayList<>();
  s.add(n);
  return s;
}
