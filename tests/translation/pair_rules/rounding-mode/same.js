function points(score) {
  return Math.round(score);
}
