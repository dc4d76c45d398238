function area(width, height) {
  return width * height;
}

function kept(width) {
  const result = width * 2;
  report(result);
  return result;
}
