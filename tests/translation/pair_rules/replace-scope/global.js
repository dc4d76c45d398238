function plain(line) {
  return line.replace(/,/g, "");
}
