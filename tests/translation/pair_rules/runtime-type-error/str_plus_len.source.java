static String f(String n) {
  return n + ":" + n.length();
}
