// Runs the tests that need no editor, with Node's own test runner.

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bundleTests } from "./bundle.mjs";

const names = readdirSync("test").filter((file) => file.endsWith(".test.ts"));

// The bundles are named one by one because Node 20 and Node 22 read a folder argument differently.
const bundles = await bundleTests(names.map((name) => join("test", name)), join("out", "test"));
const options = ["--enable-source-maps", "--test", "--test-reporter=spec"];
const { status } = spawnSync(process.execPath, [...options, ...bundles], { stdio: "inherit" });
process.exit(status ?? 1);
