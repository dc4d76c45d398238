static List<Integer> f(List<Integer> a) {
  Collections.reverse(a);
  return a;
}
