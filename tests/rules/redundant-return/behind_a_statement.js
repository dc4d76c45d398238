function f(n) {
  g(n); return; //! redundant-return
}
