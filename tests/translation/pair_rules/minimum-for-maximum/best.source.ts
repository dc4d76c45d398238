function widest(spans: number[][]): number {
  let least = Infinity;
  let most = 0;
  for (const [from, to] of spans) {
    least = Math.min(least, from);
    most = Math.max(most, to);
  }
  return Math.ceil(most - least);
}
