function decide(first, second, third) {
  if (first)
    if (second) {
      run();
    } else {  //! redundant-else
      if (third) {
        stop();
      }
    }
  else {
    wait();
  }
}
