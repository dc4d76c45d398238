export function forget(rows?: Record<string, number>, key: string) {
  delete rows![key];
}
