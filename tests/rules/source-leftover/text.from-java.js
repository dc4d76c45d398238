function render(rows) {
  const pieces = []; //! source-leftover: `pieces` is a string builder in the form of an array; JavaScript's strings grow by `+=`
  const lines = [];
  let text = "";
  for (const row of rows) {
    pieces.push(row);
    lines.push(row);
    text = text.concat("; "); //! source-leftover: `text = text.concat("; ")` calls what `+` and template literals do in JavaScript
  }
  const all = "<".concat(text); //! source-leftover
  const label = "rows: " + rows.length + ", text: " + all; //! source-leftover
  return pieces.join("") + lines.join("\n") + "(" + label + lines.concat(rows);
}
