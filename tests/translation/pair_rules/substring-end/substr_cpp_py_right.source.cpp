string f(string s, int i, int k) {
  return s.substr(i, k);
}
