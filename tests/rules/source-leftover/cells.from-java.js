function count(names) {
  const seen = [0]; //! source-leftover: `seen` is an array of one element that stands for a variable; JavaScript's inner functions assign the variable itself
  names.forEach(() => {
    seen[0]++;
  });
  return seen[0];
}
