function factor(unit) {
  let found;
  switch (unit) {
    case 1: //! switch-fallthrough: a case of the original ends where the next begins, this one runs on into it
      found = 10;
    case 2:
      found = 20;
  }
  return found;
}
