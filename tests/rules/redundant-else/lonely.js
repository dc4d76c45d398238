function sign(x) {
  let found;
  if (x > 0) {
    found = 1;
  } else {
    if (x < 0) found = -1; //! redundant-else: `else` contains only another `if`: use `else if`
  }
  if (x > 9) {
    found = 2;
  } else {
    if (x < -9) found = -2;
    x = 0;
  }
  switch (x) {
    case 1:
      if (found) {
        return 2;
      } else { //! redundant-else
        found = 3;
      }
      break;
    default:
  }
  return found;
}
