import assert from "node:assert/strict";
import { test } from "node:test";
import { parseScore, scoreSummary, statusText } from "../src/score";

const SCORED = { s: 0.8125, j: 0.75, imm: 0.78125, judge: "offline estimate", markdown: "| S | 0.813 |" };
const UNSCORED = { s: 0.5, j: null, imm: null, judge: "offline estimate", markdown: "" };

test("an answer is a score with or without a judgement, whatever else it holds", () => {
  assert.deepEqual(parseScore({ ...SCORED, alpha: 0.5 }), SCORED);
  assert.deepEqual(parseScore(UNSCORED), UNSCORED);
});

test("anything else is no score", () => {
  const strange = [null, undefined, [], "0.8", { ...SCORED, judge: undefined }, { ...SCORED, s: null }, { ...SCORED, j: 1.01 }];
  for (const answer of [...strange, { ...SCORED, s: -0.1 }, { ...SCORED, imm: Number.NaN }]) {
    assert.equal(parseScore(answer), undefined, JSON.stringify(answer));
  }
});

test("a judgement is shown with its judge", () => {
  assert.equal(scoreSummary(SCORED), "S 0.813, J 0.750 (offline estimate), IMM 0.781");
  assert.equal(statusText(SCORED, false), "$(law) S 0.813 J 0.750 (offline estimate)");
});

test("a missing judgement is unscored, never a number", () => {
  assert.equal(scoreSummary(UNSCORED), "S 0.500, J unscored");
  assert.equal(statusText(UNSCORED, false), "$(law) S 0.500 J unscored");
});

test("a score older than its text is marked", () => {
  assert.equal(statusText(UNSCORED, true), "$(law) S 0.500 J unscored $(history)");
});
