function decide(first, second, third) {
  if (first)
    if (second) {
      run();
    } else {
      if (third) {  //! redundant-else
        stop();
      }
    }
  else {
    wait();
  }
}
