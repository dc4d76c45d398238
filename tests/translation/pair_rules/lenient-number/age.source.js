function age(field) {
  return parseInt(field);
}
