function area(width: number): number {
  show(height); //! use-before-assignment
  const height: number = 2;
  let depth: number;
  show(depth);
  const read = (): typeof kept => kept;
  const kept = width;
  const Level = { low: 1 } as const;
  type Level = keyof typeof Level;
  return read() + height + Level.low;
}
interface Marked {
  [signs.marked]: true;
}
const signs = { marked: Symbol("marked") } as const;
