outer: for (const row of rows) {
  for (const cell of row) {
    if (!cell) continue outer;
  }
}
inner: for (const row of rows) {  //! unused-label: nothing jumps to the label `inner`
  if (!row) break;
}
