function twos(number) {
  let count = 0;
  while (number > 0) {
    if (number % 2 === 0) {
      number /= 2;
      count++;
    } else {
      number = 0;
    }
  }
  return count;
}
