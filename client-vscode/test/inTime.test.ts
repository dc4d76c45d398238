import assert from "node:assert/strict";
import { test } from "node:test";
import { inTime } from "../src/inTime";

test("a promise that is kept in time has its value", async () => {
  assert.equal(await inTime(Promise.resolve("here"), 60_000), "here");
});

test("nobody waits longer for a promise that is never kept", async () => {
  assert.equal(await inTime(new Promise<string>(() => undefined), 1), undefined);
});

test("a promise that is broken in time says why", async () => {
  await assert.rejects(inTime(Promise.reject(new Error("no server")), 60_000), /no server/);
});
