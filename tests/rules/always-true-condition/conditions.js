function price(code, size) {
  if (size === size) return 1; //! always-true-condition
  if (code !== 1 || code !== 2) return 2; //! always-true-condition
  if ((code = 3)) return 3; //! always-true-condition: `code = 3` stores a value and never compares
  if (size && code < code) return 4; //! always-true-condition
  if (false) return 5; //! always-true-condition
  while (true) if (next()) break;
  for (; true; ) if (next()) break;
  if (code !== code) return 6;
  if (code !== 1 || size !== 2) return 7;
  if ((code = next())) return 8;
  if (code === "a or a") return 9;
  return code === 1 || code === 2 ? size : code;
}
