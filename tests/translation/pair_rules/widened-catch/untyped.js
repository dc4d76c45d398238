function amount(text) {
  try {
    return parse(text);
  } catch (error) {
    return 0;
  }
}
