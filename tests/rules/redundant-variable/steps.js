function area(width, height) {
  const result = width * height;  //! redundant-variable
  return result;
}

function kept(width) {
  const result = width * 2;
  report(result);
  return result;
}
