static boolean f(int[] p) {
  Set<List<Integer>> s = new HashSet<>();
  s.add(Arrays.asList(p[0], p[1]));
  return s.contains(Arrays.asList(0, 1));
}
