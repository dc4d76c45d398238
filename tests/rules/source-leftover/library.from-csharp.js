function show(rows) {
  Console.WriteLine(rows); //! source-leftover
  show(rows.Length); //! source-leftover
  return rows.Where((row) => row > 1); //! source-leftover
}
