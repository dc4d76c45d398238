function step(count, limit) {
  if (count) {
    start();
  } else { // nothing yet
    if (limit) stop();
  }
  if (count) {
    start();
  } else {
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
