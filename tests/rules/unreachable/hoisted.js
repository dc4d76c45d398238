function area(width) {
  return inner(width);;
  var height;
  width = 1; //! unreachable: unreachable code
  // in between
  width = 2;
  function inner(x) {
    return x;
  }
  width = 3; //! unreachable
}
