function best(scores) {
  let top = 0;  //! redundant-assignment (information)
  top = Math.max(...scores);
  let last = scores[0];
  use(last);
  last = top;  //! redundant-assignment (warning)
  return top;
}

module.exports = best;
