import { basename } from "path";

export function load(name: string, os: { EOL: string }): string {
  return fs.readFileSync(basename(name) + os.EOL); //! missing-import
}
