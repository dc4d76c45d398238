function decide(first, second, third) {
  if (first)
    if (second) {
      run();
    } else {
      if (third) {
        stop();
      }
    }
  else {
    wait();
  }
}
