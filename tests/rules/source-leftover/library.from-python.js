class Rows {
  __str__() { //! source-leftover: nothing in JavaScript calls a method `__str__`
    return "rows";
  }
}

function show(rows, text, pass) {
  rows.append(3); //! source-leftover: JavaScript's arrays grow by `push`, not by `append`
  const small = text.lower(); //! source-leftover
  const large = text.upper(); //! source-leftover
  const plain = text.strip(); //! source-leftover
  const begins = text.startswith("a"); //! source-leftover
  const named = "{}".format(text); //! source-leftover
  const last = rows[-1]; //! source-leftover: a negative index does not count from the end in JavaScript; `rows.at(-1)` does
  if (small == large) { //! source-leftover
    pass; //! source-leftover
  }
  if (last != plain) { //! source-leftover
    return self.total; //! source-leftover: JavaScript calls the receiver `this`, not `self`
  }
  return [begins, named];
}
