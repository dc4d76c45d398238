function sign(x) {
  let found;
  if (x > 0) {
    found = 1;
  } else if (x < 0) found = -1;
  if (x > 9) {
    found = 2;
  } else {
    if (x < -9) found = -2;
    x = 0;
  }
  return found;
}
