function now() {
  return Date.now();
}
