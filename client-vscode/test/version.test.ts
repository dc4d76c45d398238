import assert from "node:assert/strict";
import { test } from "node:test";
import { isAtLeast, reportedVersion, versionText } from "../src/version";

test("a version is read from what a program prints", () => {
  assert.deepEqual(reportedVersion("variorum 0.1.0\n", "variorum"), { major: 0, minor: 1, patch: 0 });
  assert.deepEqual(reportedVersion("variorum, version 1.20.3", "variorum"), { major: 1, minor: 20, patch: 3 });
  assert.deepEqual(reportedVersion("Python 3.12.1+debian\r\n", "python"), { major: 3, minor: 12, patch: 1 });
});

test("a development version counts as the release it leads to, and a missing third part as 0", () => {
  assert.deepEqual(reportedVersion("variorum 2.0.dev4", "variorum"), { major: 2, minor: 0, patch: 0 });
});

test("the line that names the program is the one that counts", () => {
  const output = "a warning about 1.2.3\npython 3.11.9\nvariorum 0.4.2\n";
  assert.deepEqual(reportedVersion(output, "variorum"), { major: 0, minor: 4, patch: 2 });
});

test("output without a version has none", () => {
  for (const output of ["", "variorum", "variorum unknown", "variorum-extras 1.0.0", "No module named variorum"]) {
    assert.equal(reportedVersion(output, "variorum"), undefined, output);
  }
});

test("versions compare part by part, as numbers", () => {
  const [older, newer] = [
    { major: 3, minor: 9, patch: 12 },
    { major: 3, minor: 11, patch: 0 },
  ];
  assert.equal(isAtLeast(newer, older), true);
  assert.equal(isAtLeast(older, newer), false);
  assert.equal(isAtLeast(newer, newer), true);
  assert.equal(isAtLeast({ major: 4, minor: 0, patch: 0 }, newer), true);
  assert.equal(isAtLeast({ major: 3, minor: 11, patch: 1 }, newer), true);
  assert.equal(versionText(newer), "3.11.0");
});
