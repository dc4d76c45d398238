function step(count, limit) {
  if (count) {
    start();
  } else { // nothing yet //! redundant-else: this `else` holds nothing but another `if`, which could stand in its place
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
