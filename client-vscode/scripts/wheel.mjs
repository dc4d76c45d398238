// Builds the server's wheel into the folder `server`, which the package carries: `npm run wheel`.
// Takes the Python of $PYTHON, or that of the repository's test environment.

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

const python = process.env.PYTHON ?? "../.venv-test/bin/python";
rmSync("server", { recursive: true, force: true });
const args = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", "server", ".."];
const { status, error } = spawnSync(python, args, { stdio: "inherit" });
if (error !== undefined) console.error(`${python}: ${error.message}`);
process.exit(status ?? 1);
