function f(n) {
  g(n);
}
