function factor(unit) {
  let found;
  switch (unit) {
    case 1: //! switch-fallthrough: this case falls through into the next one, the original's does not
      found = 10;
    case 2:
      found = 20;
  }
  return found;
}
