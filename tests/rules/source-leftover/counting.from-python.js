function total(values) {
  let i = 0;
  while (i < 10) { //! source-leftover: a `while` loop that counts `i` up; JavaScript's `for` loop does that
    values.add(i);
    i += 1;
  }
  let j = 0;
  while (j < 10) {
    values.add(j);
    j++;
  }
  return j;
}
