import * as fs from "fs";

export function View({ path, rows }: { path: string; rows: Buffer }) {
  const file = fs.openSync(path); //! resource-not-closed
  fs.readSync(file, rows);
  return <p>{rows.length}</p>;
}
