import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, parsePairs, type PairRow } from "../src/pairs/pairRows";

function pair(target: string, s: number, j: number | null): PairRow {
  const imm = j === null ? null : (s + j) / 2;
  return { source: `legacy/${target}.java`, target, sourceUri: "file:///s", targetUri: "file:///t", s, j, imm, judge: "m" };
}

const PAIRS = [pair("shop", 0.9, null), pair("cart", 0.5, 0.9), pair("ledger", 0.7, 0.2)];
const names = (pairs: readonly PairRow[]): string[] => pairs.map(({ target }) => target);

test("pairs stand in the order of their paths until another order is chosen", () => {
  assert.deepEqual(names(arrange(PAIRS, "path", "")), ["cart", "ledger", "shop"]);
});

test("the worst come first by each score, and what is unscored last", () => {
  assert.deepEqual(names(arrange(PAIRS, "s", "")), ["cart", "ledger", "shop"]);
  assert.deepEqual(names(arrange(PAIRS, "j", "")), ["ledger", "cart", "shop"]);
});

test("every word of the filter has to be in one of the paths", () => {
  assert.deepEqual(names(arrange(PAIRS, "path", "LEGACY led")), ["ledger"]);
});

test("what is no pair is left out of an answer", () => {
  const good = pair("cart", 0.5, null);
  assert.deepEqual(parsePairs({ pairs: [good, { ...good, s: "0.5" }, null] }), [good]);
  assert.deepEqual(parsePairs(null), []);
});
