class Odd {
  countOdd(first, second) {
    let odd = 0;
    for (let value = 0; value < first.length; value++) { //! index-for-element
      if (value % 2 == 1) {
        odd += 1;
      }
    }
    for (let value = 0; value < second.length; value++) {
      odd += second[value];
    }
    return odd;
  }
}
