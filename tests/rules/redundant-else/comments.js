function step(count, limit) {
  if (count) {
    start();
  } else { // nothing yet //! redundant-else: `else` contains only another `if`: use `else if`
    if (limit) stop();
  }
  if (count) {
    start();
  } else { //! redundant-else
    if (limit) stop(); /* for good */
  }
  if (count) {
    start();
  } else {
    // by the limit
    if (limit) stop();
    rest();
  }
}
