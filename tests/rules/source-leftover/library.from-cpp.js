function show(rows) {
  cout << rows << "\n"; //! source-leftover
  rows.push_back(3); //! source-leftover
  return nullptr; //! source-leftover
}
