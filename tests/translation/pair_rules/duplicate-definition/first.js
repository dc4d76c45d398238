function first(items) {
  let found = items[0];
  let found = found + 1; //! duplicate-definition
  var kept = found;
  var kept = kept + 1;
  for (const item of items) {
    let found = item;
    console.log(found);
  }
  return kept;
}
