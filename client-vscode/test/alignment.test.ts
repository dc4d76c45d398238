import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReportRange } from "../src/scores/breakdown";
import { lineBeside, regions } from "../src/sideBySide/alignment";

const lines = (startLine: number, endLine: number): ReportRange => ({ startLine, endLine, startColumn: 1, endColumn: 1 });
const CLASS = { name: "Ledger", s: 0.9, source: lines(1, 101), target: lines(1, 51) };
const METHOD = { name: "Ledger.total", s: 1, source: lines(11, 31), target: lines(21, 31) };
const MISSING = { name: "Ledger.gone", s: null, source: lines(150, 160), target: undefined };
const PAIR = [CLASS, METHOD, MISSING];

test("the ends and the middle of an aligned item meet", () => {
  assert.equal(lineBeside(PAIR, "source", 10), 20);
  assert.equal(lineBeside(PAIR, "source", 20), 25);
  assert.equal(lineBeside(PAIR, "source", 30), 30);
});

test("the other way is the same way back", () => {
  assert.equal(lineBeside(PAIR, "target", 20), 10);
  assert.equal(lineBeside(PAIR, "target", 25), 20);
});

test("between two items, lines are matched in proportion", () => {
  assert.equal(lineBeside(PAIR, "source", 5), 10);
  assert.equal(lineBeside(PAIR, "source", 65), 40);
});

test("an item without a counterpart does not stop the other side", () => {
  const next = { name: "main", s: 1, source: lines(201, 211), target: lines(71, 81) };
  assert.equal(lineBeside([...PAIR, next], "source", 150), 60);
  assert.equal(lineBeside(PAIR, "source", 155), 105);
});

test("an item that has moved leads to where it is now, and the next one back", () => {
  const moved = { name: "first", s: 1, source: lines(1, 11), target: lines(101, 111) };
  const next = { name: "second", s: 1, source: lines(21, 31), target: lines(1, 11) };
  assert.equal(lineBeside([moved, next], "source", 5), 105);
  assert.equal(lineBeside([moved, next], "source", 15), 115);
  assert.equal(lineBeside([moved, next], "source", 20), 0);
});

test("nothing is beside a line if nothing is aligned", () => {
  assert.equal(lineBeside([MISSING], "source", 155), undefined);
});

test("above all items both begin at the top", () => {
  const below = [{ ...METHOD, target: lines(6, 10) }];
  assert.equal(lineBeside(below, "source", 0), 0);
  assert.equal(lineBeside(below, "source", 9), 5);
});

test("the innermost items are the regions, with the same number on both sides", () => {
  assert.deepEqual(regions(PAIR, "source").map(({ lines, pair }) => [lines.startLine, pair]), [[11, 1], [150, undefined]]);
  assert.deepEqual(regions(PAIR, "target").map(({ lines, pair }) => [lines.startLine, pair]), [[21, 1]]);
});
