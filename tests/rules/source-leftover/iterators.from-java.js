function drain(rows) {
  const each = rows.iterator();
  while (each.hasNext()) { //! source-leftover: `each.hasNext()` advances an iterator manually; `for (const … of …)` does it
    show(each.next());
  }
  const values = rows.values();
  let step = values.next();
  while (!step.done) { //! source-leftover
    show(step.value);
    step = values.next();
  }
  for (let i = 0; i < rows.length; i++) { //! source-leftover: the index only accesses the elements of `rows` one by one; `for (const … of rows)` does it
    show(rows[i]);
  }
  for (let i = 0; i < rows.length; i++) {
    rows[i] = show(rows[i], i);
  }
  for (const key in rows) { //! source-leftover: `for … in` gives keys, as strings, which only access the elements of `rows` here; `for … of` gives the elements
    show(rows[key]);
  }
  for (const key in rows) {
    show(key, rows[key]);
  }
}

class Rows {
  hasNext() { //! source-leftover
    return this.place < this.rows.length;
  }
}
