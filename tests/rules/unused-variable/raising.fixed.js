export function checked(o) {
  const has = 'a' in o;
  const is = o instanceof o;
  const early = later;
  let later = 1;
  return later;
}
