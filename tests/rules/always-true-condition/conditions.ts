export function price(code: number, size: number): number {
  if (size === size) return 1; //! always-true-condition
  if (code === size) return 2;
  return code !== 1 && code !== 2 ? 3 : 4;
}
