function words(line: string): string[] {
  return line.trim().split(/\s+/);
}
