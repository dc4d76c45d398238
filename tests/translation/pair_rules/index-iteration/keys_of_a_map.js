function names(counts) {
  const found = [];
  for (const name in counts) {
    found.push(name);
  }
  for (const name in counts) {
    console.log(name, counts[name] + 1);
  }
  return found;
}
