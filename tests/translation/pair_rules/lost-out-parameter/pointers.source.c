int to_int(const char *s) {
  int n = 0;
  for (; *s; s++) n = n * 10 + (*s - '0');
  return n;
}

void advance(int *position, int step) {
  *position += step;
}
