function parse(text) {
  const number = parseInt(text, 10);
  return Number.isNaN(number) ? -1 : number;
}

function look(counts, key) {
  return key in counts ? counts[key] : 0;
}

function first(counts) { //! lost-handler
  return counts[0];
}
