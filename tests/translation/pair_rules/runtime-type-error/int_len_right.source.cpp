int f(int n) {
  return to_string(n).size();
}
