function numbers(values) {
  return values.slice().sort((a, b) => a - b);
}

function names(values) {
  return values.slice().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function words(values) {
  return values.slice().sort((one, other) => one.localeCompare(other));
}

function falling(values) {
  return values.slice().sort((a, b) => b - a);
}

function ages(values) {
  return values.slice().sort((a, b) => a.age - b.age);
}
