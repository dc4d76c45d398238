function plain(line) {
  return line.replace(",", ""); //! replace-scope: `replace` in the original replaces every occurrence, `replace` here replaces the first occurrence
}
