function check(value, message) {
  new Assertion(value, message, true).to.be.finite; //! useless-expression (information)
  value === message; //! useless-expression (warning)
}
