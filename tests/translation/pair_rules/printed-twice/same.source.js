function best(values) {
  console.log(values.length);
  return values[0];
}
console.log(best([3, 1, 2]));
