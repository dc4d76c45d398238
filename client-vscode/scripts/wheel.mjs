// Builds the server's wheel into the folder `server`, which the package carries: `npm run wheel`.
// Takes the Python of $PYTHON, or the first one with pip: that of the repository's test environment, or one on the PATH.

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

const candidates = ["../.venv-test/bin/python", "../.venv-test/Scripts/python.exe", "python3", "python"];

const hasPip = (python) => spawnSync(python, ["-m", "pip", "--version"], { stdio: "ignore" }).status === 0;

const python = process.env.PYTHON ?? candidates.find(hasPip);
if (python === undefined) {
  console.error("no Python with pip was found: install one, version 3.11 or newer, or name one in $PYTHON");
  process.exit(1);
}
rmSync("server", { recursive: true, force: true });
const args = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", "server", ".."];
const { status, error } = spawnSync(python, args, { stdio: "inherit" });
if (error !== undefined) console.error(`${python}: ${error.message}`);
process.exit(status ?? 1);
