function total(prices) {
  let sum = 0;  //! redundant-assignment
  sum = 1;
  let best = 0;
  for (const price of prices) {
    if (price > best) best = price;
    sum = sum + price;
  }
  let late = best;
  const read = () => late;
  late = 2;
  prices.first = prices.first;  //! redundant-assignment
  return sum + best + read();
}
