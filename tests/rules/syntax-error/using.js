function tables(names) {
  let using = "";
  using += names.length > 0 ? "using" : "";
  return using;
}
