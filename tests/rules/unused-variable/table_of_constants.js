export function parse(bytes) {
  const START = 216, END = 217;  //! unused-variable (information): `END` is assigned but never used
  const first = bytes[0];
  const last = 217;  //! unused-variable (warning): `last` is assigned but never used
  return first === START;
}
