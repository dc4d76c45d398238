function add(a, b) {
  a + b; //! useless-expression (information)
}
