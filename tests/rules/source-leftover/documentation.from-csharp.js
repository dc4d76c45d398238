/// <summary>Counts the rows.</summary> //! source-leftover: documentation in the XML of C#; JSDoc writes `@param`, `@returns` and `@throws`
function count(rows) {
  return rows.length;
}

/** @param {string[]} rows what to count */
function size(rows) {
  return rows.length;
}
