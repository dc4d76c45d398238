const fs = require("fs");

async function load(path, rows) {
  const file = fs.openSync(path); //! resource-not-closed: `file` is never closed
  fs.readSync(file, rows);
  const closed = fs.openSync(path);
  fs.readSync(closed, rows);
  fs.closeSync(closed);
  const handle = await fs.promises.open(path); //! resource-not-closed
  await handle.read(rows);
  const other = await fs.promises.open(path);
  await other.read(rows);
  await other.close();
  const lines = fs.createWriteStream(path); //! resource-not-closed
  lines.write("all");
  const ended = fs.createWriteStream(path);
  ended.write("all");
  ended.end();
  const target = fs.createWriteStream(path);
  rows.pipe(target);
}
