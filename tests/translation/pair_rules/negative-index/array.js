function last(values) {
  return values[values.length - 1];
}
