import assert from "node:assert/strict";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { probeIn } from "../src/processes";

test("a probe runs in its own folder, with Python's safe path", async (context) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "variorum-probe-")));
  context.after(() => { rmSync(folder, { recursive: true }); });
  const script = "console.log(process.cwd()); console.log(process.env.PYTHONSAFEPATH)";
  assert.deepEqual(await probeIn(folder)(process.execPath, ["-e", script]), { output: `${folder}\n1\n` });
});

test("what a program printed before it failed still counts", async () => {
  const script = "console.log('python 3.12.0'); process.exitCode = 1";
  assert.deepEqual(await probeIn(tmpdir())(process.execPath, ["-e", script]), { output: "python 3.12.0\n" });
});

test("a program that cannot be started is a failure with its reason", async () => {
  const result = await probeIn(tmpdir())(join(tmpdir(), "no-such-program"), []);
  assert.deepEqual(result, { failure: "could not be started (ENOENT)" });
});
