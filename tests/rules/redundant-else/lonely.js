function sign(x) {
  let found;
  if (x > 0) {
    found = 1;
  } else { //! redundant-else: this `else` holds nothing but another `if`, which could stand in its place
    if (x < 0) found = -1;
  }
  if (x > 9) {
    found = 2;
  } else {
    if (x < -9) found = -2;
    x = 0;
  }
  return found;
}
