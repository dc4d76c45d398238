export function View({ rows }: { rows: number[] }) {
  try {
    show(rows);
  } catch {} //! swallowed-exception
  return <p>{rows.length}</p>;
}
