function count(rows) {
  let i = 0;
  while (i < 10) { //! infinite-loop
    show(rows[i]);
  }
  let j = 0;
  while (j < 10) j += 1;
  let m = 0;
  while (m < 10) {
    if (rows[m]) break;
  }
  for (;;) serve();
}
