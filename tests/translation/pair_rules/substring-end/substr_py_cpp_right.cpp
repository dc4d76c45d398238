string f(string s, int i, int j) {
  return s.substr(i, j - i);
}
