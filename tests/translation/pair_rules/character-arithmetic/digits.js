function digit(letter) {
  return letter - '0'; //! character-arithmetic
}
