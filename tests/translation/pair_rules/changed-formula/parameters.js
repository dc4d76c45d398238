function area(width, height, border) {
  return width + 2 * border * (height + 2 * border); //! changed-formula
}

function inside(x, width) {
  return x <= width - 2;
}
