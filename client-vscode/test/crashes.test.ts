import assert from "node:assert/strict";
import { test } from "node:test";
import { CrashLog } from "../src/crashes";

const MINUTE = 60_000;

test("a server that crashes five times in three minutes is left alone", () => {
  const crashes = new CrashLog();
  const answers = [0, 1, 2, 3, 4].map((second) => crashes.mayRestart(second * 1000));
  assert.deepEqual(answers, [true, true, true, true, false]);
});

test("a crash now and then is always followed by a restart", () => {
  const crashes = new CrashLog();
  for (let moment = 0; moment < 60 * MINUTE; moment += MINUTE) assert.equal(crashes.mayRestart(moment), true);
});
