function sign(x) {
  let found;
  if (x > 0) {
    found = 1;
  } else { //! redundant-else: `else` contains only another `if`: use `else if`
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
