// Bundles every test with the modules it tests, and runs the bundles with Node's own test runner.

import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as esbuild from "esbuild";

const outdir = join("out", "test");
const names = readdirSync("test").filter((file) => file.endsWith(".test.ts"));

rmSync(outdir, { recursive: true, force: true });
await esbuild.build({
  entryPoints: names.map((name) => join("test", name)),
  outdir,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  sourcemap: "inline",
  logLevel: "warning",
});

// The files are named one by one because Node 20 and Node 22 read a folder argument differently.
const files = names.map((name) => join(outdir, name.replace(/\.ts$/, ".js")));
const options = ["--enable-source-maps", "--test", "--test-reporter=spec"];
const { status } = spawnSync(process.execPath, [...options, ...files], { stdio: "inherit" });
process.exit(status ?? 1);
