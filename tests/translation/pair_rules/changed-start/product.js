function product(values, limit) {
  let result = 0; //! changed-start: `result` begins with 1 in the original, with 0 here
  let most = Infinity;
  let count = 1;
  for (let i = 1; i <= values.length; i++) {
    result = (result * values[i - 1]) % limit;
    count++;
  }
  return count > most ? most : result;
}
