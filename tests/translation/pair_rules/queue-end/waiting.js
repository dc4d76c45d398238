function next(waiting) {
  return waiting.shift();
}
