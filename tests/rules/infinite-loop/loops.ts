function count(rows: number[]): void {
  let i = 0;
  while (i < 10) { //! infinite-loop
    show(rows[i]);
  }
  let j = 0;
  while (j < 10) j += 1;
  while (true) serve();
}
