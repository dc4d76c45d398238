static boolean f(String s) {
  return s.charAt(0) == 65;
}
