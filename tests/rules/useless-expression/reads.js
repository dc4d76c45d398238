!function () { start(); }();
function look(err, books) {
  err.stack;  //! useless-expression (information)
  books["first"];  //! useless-expression (information)
  err.code === 0;  //! useless-expression (warning)
  open(books) == err;  //! useless-expression (information)
}
look();
