static string F(string s, int i, int j) {
  return s.Substring(i, j - i);
}
