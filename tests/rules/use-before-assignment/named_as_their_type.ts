interface Shelf { rows: number }

export function make(rows: number): Shelf {
  const Shelf: Shelf = { rows };
  const other: Shelf = Shelf;
  const row: number = row + 1;  //! use-before-assignment (information): `row` is used before assignment
  return other ?? row;
}
