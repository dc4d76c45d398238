export function View({ rows }: { rows: number[] }) {
  let i = 0;
  while (i < 10) { //! infinite-loop
    show(rows[i]);
  }
  return <p>{i}</p>;
}
