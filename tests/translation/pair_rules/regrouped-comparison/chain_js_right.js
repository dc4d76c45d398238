function f(a, b, c) {
  if (a <= b && b <= c) return 1;
  return 0;
}
