function total(rows) {
  let sum = 0;
  for (;;) { //! infinite-loop
    sum += rows.next();
  }
  return sum;
}

async function poll(rows) {
  while (true) {
    await rows.next();
  }
}
