function ratio(part, whole) {
  return whole / part; //! swapped-operands
}
