function area(width) {
  return inner(width);;
  var height;
  width = 1; //! unreachable: this code can never be reached
  // in between
  width = 2;
  function inner(x) {
    return x;
  }
  width = 3; //! unreachable
}
