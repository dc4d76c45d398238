function product(values, limit) {
  let result = 0; //! changed-initial-value: `result` starts at 1 in the original, at 0 in the translation
  let most = Infinity;
  let count = 1;
  for (let i = 1; i <= values.length; i++) {
    result = (result * values[i - 1]) % limit;
    count++;
  }
  return count > most ? most : result;
}
