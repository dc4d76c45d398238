function divide(a, b, remainder) { //! source-leftover: `remainder` is an array of one element for the function to fill; JavaScript returns results, several in an object
  remainder[0] = a % b;
  return Math.floor(a / b);
}

function parse(text, outValue) { //! source-leftover: `outValue` is an object for the function to put a result into; JavaScript returns results, several in an object
  outValue.value = Number(text);
  return true;
}

function show() {
  const rest = [0]; //! source-leftover: `rest` is an array of one element for a function to fill; JavaScript's functions return their results
  const parsed = { value: 0 }; //! source-leftover: `parsed` is an object for a function to store its result in; JavaScript's functions return their results
  if (parse("3", parsed)) return divide(parsed.value, 2, rest) + rest[0];
  const only = { value: 0 };
  return only;
}

function clear(field, rows) {
  field.value = "";
  rows[0] = 1;
  rows[1] = 2;
}
