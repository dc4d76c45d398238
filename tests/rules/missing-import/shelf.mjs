import os from "os";

export function load(name) {
  return fs.readFileSync(name + os.EOL); //! missing-import
}
