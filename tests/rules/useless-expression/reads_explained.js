function show(next, active) {
  let first; let second; let
    third;
  next[0].offsetWidth // force reflow  //! useless-expression (information)
  active.add("in")
  return [first, second, third];
}

module.exports = show;
