import * as fs from "fs";

export function load(path: string, rows: Buffer): void {
  const file: number = fs.openSync(path); //! resource-not-closed
  fs.readSync(file, rows);
  const handed = fs.openSync(path);
  keep(handed);
}
