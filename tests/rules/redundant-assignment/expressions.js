function taken(read) {
  let [first, last] = read(); //! redundant-assignment: the value assigned to `first` is never read
  first = 1;
  let width, height;
  ({ width, height } = read()); //! redundant-assignment
  [width] = read();
  return first + last + width + height;
}

function within(read) {
  let found = 1; //! redundant-assignment
  if ((found = read())) {
    return found;
  }
  let other;
  read((other = 1)); //! redundant-assignment
  other = 2;
  return other;
}

function sometimes(ready) {
  let found = 1;
  ready && (found = 2);
  return found;
}

function once(ready) {
  let found = 1; //! redundant-assignment
  do {
    found = ready();
    if (!found) continue;
  } while (found < 3);
  return found;
}

function counted() {
  let count = 0;
  count++; //! redundant-assignment
}

function handedOn(count) {
  let next = count;
  return next++; //! redundant-assignment
}

function heads(rows) {
  let i = 0; //! redundant-assignment
  for (i = 1; i < rows.length; i++) {
    rows.pop();
  }
}
