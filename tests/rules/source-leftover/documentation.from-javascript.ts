/** @param {string[]} rows what to count */ //! source-leftover: types in braces are for JavaScript; TypeScript declares them in the code
function count(rows: string[]): number {
  return rows.length; // eslint-disable-line
}
