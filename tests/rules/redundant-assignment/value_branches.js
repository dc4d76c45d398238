function wrap(words, width) {
  let line = "";
  for (const word of words) {
    if (line.length > width) {
      send(line);
      line = "";
    }
    line = line ? `${line} ${word}` : word;
  }
  return line;
}

function fallback(first, second) {
  let chosen = first;
  chosen = chosen || second;  //! redundant-assignment
  chosen = second ? first : second;  //! redundant-assignment
  chosen = () => second;
  return chosen;
}
