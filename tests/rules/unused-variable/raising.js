export function checked(o) {
  const has = 'a' in o; //! unused-variable
  const is = o instanceof o; //! unused-variable
  const early = later; //! unused-variable
  const limit = 3; //! unused-variable
  let later = 1;
  return later;
}
