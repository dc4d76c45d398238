export function counted(a, b) {
  return arguments.length;
}

export function other(a, b) { //! unused-variable
  return a;
}
