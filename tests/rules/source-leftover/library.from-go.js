function load(path) {
  const [text, err] = read(path);
  if (err !== null) { //! source-leftover: an error value that callers must check is Go's style; JavaScript throws
    return null;
  }
  fmt.Println(text); //! source-leftover
  return [text, nil]; //! source-leftover
}
