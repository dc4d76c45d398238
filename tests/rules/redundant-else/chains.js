function kind(value) {
  if (value < 1) {
    return 1;
  } else if (value < 2) {
    return 2;
  } else if (value < 3) {
    return 3;

  } else { //! redundant-else: unnecessary `else`: the branches before always leave
    return 4;
  }
}

function lines(value) {
  if (value < 1)
    return 1;
  else
    return 2; //! redundant-else
}

function mixed(value) {
  if (value < 1) {
    return 1;
  } else if (value < 2) {
    mixed(1);
  } else {
    return 3;
  }
  if (value) {
    return 1;
  } else if (value > 9) {
    return 2;
  }
}
