static int f(int[][] g) {
  int s = 0;
  for (int r = 0; r < g.length; r++) for (int c = 0; c < g[0].length; c++) s += g[r][c] * r;
  return s;
}
