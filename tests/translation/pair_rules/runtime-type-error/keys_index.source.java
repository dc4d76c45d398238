static String f(Map<String, Integer> m) {
  return new ArrayList<>(m.keySet()).get(0);
}
