function strings() {
  [translated("Offline"), translated("Online")]  //! useless-expression (information)
  return 1;
}

module.exports = strings;
