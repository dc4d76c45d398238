import assert from "node:assert/strict";
import { test } from "node:test";
import { parseScore, scoreSummary, statusText, type TranslationScore, threeDigits } from "../src/scores/score";

const ANSWER = { s: 0.8125, j: 0.75, imm: 0.78125, judge: "offline estimate", markdown: "| S | 0.813 |" };
const EVIDENCE = {
  text: "the number 3 has no counterpart",
  source: { start: { line: 2, column: 5 }, end: { line: 2, column: 6 } },
  target: null,
};

/** The answer as a score; a test that uses it would fail on anything else. */
function scored(answer: object): TranslationScore {
  const score = parseScore(answer);
  assert.ok(score !== undefined);
  return score;
}

const SCORED = scored(ANSWER);
const UNSCORED = scored({ s: 0.5, j: null, imm: null, judge: "offline estimate", markdown: "" });
const MODEL = { judge: "m", is_model: true, j: 0.5, imm: 0.65625, reason: null, stale: "", facts: "rubric 1", dimensions: {} };

test("an answer is a score with or without a judgement, whatever else it holds", () => {
  assert.equal(scored({ ...ANSWER, alpha: 0.5 }).s, 0.8125);
  assert.equal(UNSCORED.j, null);
});

test("the parts of a score keep their evidence", () => {
  const score = scored({ ...ANSWER, parts: { called_names: { value: 0.5, weight: 0.2, evidence: [EVIDENCE] } } });
  const place = { startLine: 2, startColumn: 5, endLine: 2, endColumn: 6 };
  const evidence = [{ text: EVIDENCE.text, source: place, target: undefined }];
  assert.deepEqual(score.parts, [{ name: "called names", value: 0.5, weight: 0.2, evidence }]);
});

test("suspects keep their order and their places", () => {
  const place = { startLine: 2, startColumn: 5, endLine: 2, endColumn: 6 };
  const first = { message: "the translation has `<` where the original has `<=`", source: null, target: EVIDENCE.source };
  const second = { message: "`x = 5` has no counterpart in the original", source: EVIDENCE.source, target: null };
  assert.deepEqual(scored({ ...ANSWER, suspects: [first, second] }).suspects, [
    { text: first.message, source: undefined, target: place },
    { text: second.message, source: place, target: undefined },
  ]);
});

test("a model that judged these very texts goes before the offline estimate", () => {
  assert.equal(scoreSummary(scored({ ...ANSWER, judges: [MODEL] })), "S 0.813, J 0.500 (m), IMM 0.656");
});

test("a model that judged other texts does not", () => {
  const stale = { ...MODEL, imm: null, stale: "stale: the translation has changed" };
  assert.match(scoreSummary(scored({ ...ANSWER, judges: [stale] })), /offline estimate/);
});

test("anything else is no score", () => {
  const strange = [null, undefined, [], "0.8", { ...ANSWER, judge: undefined }, { ...ANSWER, s: null }, { ...ANSWER, j: 1.01 }];
  for (const answer of [...strange, { ...ANSWER, s: -0.1 }, { ...ANSWER, imm: Number.NaN }]) {
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

test("a half is rounded up, as the server does it", () => {
  assert.deepEqual([0.3125, 0.0625, 0.3124999, 1].map(threeDigits), ["0.313", "0.063", "0.312", "1.000"]);
});
