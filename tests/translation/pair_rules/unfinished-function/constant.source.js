const exchange = (first, second) => {
  let even = 0;
  for (const value of first) {
    if (value % 2 === 0) {
      even++;
    }
  }
  return even >= second.length ? 'YES' : 'NO';
};
