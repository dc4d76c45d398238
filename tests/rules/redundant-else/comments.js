function step(count, limit) {
  if (count) {
    start();
  } else { // nothing yet
    if (limit) stop(); //! redundant-else: `else` contains only another `if`: use `else if`
  }
  if (count) {
    start();
  } else {
    if (limit) stop(); /* for good */ //! redundant-else
  }
  if (count) {
    start();
  } else {
    // by the limit
    if (limit) stop();
    rest();
  }
}
