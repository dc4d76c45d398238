interface Shelf { rows: number }

export function make(rows: number): Shelf {
  const Shelf: Shelf = { rows };
  const other: Shelf = Shelf;
  const row: number = row + 1;  //! use-before-assignment (information): `row` is read here before anything gives it a value
  return other ?? row;
}
