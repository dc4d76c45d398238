static String f(String s) {
  char[] t = s.toCharArray();
  t[0] = 'x';
  return new String(t);
}
