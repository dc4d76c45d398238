function start(ready, run) {
  ready && run();  //! useless-expression (information)
  ready;  //! useless-expression (warning)
}

module.exports = start;
