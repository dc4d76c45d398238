outer: for (const row of rows) {
  for (const cell of row) {
    if (!cell) continue outer;
  }
}
inner: for (const row of rows) {  //! unused-label: label `inner` is never used
  if (!row) break;
}
