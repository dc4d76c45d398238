import os from "os";
import fs from "fs";

export function load(name) {
  return fs.readFileSync(name + os.EOL);
}
