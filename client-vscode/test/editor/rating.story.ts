import assert from "node:assert/strict";
import { story } from "./harness/story";

const NAMED = { settings: { "variorum.rater": "Ada" } };

story("a person rates by the rubric, and the marks stand beside S", NAMED, async ({ editor, workspace, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.run("Variorum: Rate this translation yourself");
  for (let question = 1; question <= 5; question += 1) {
    await editor.page.locator(".quick-input-title").filter({ hasText: `(${question}/5)` }).waitFor();
    if (question === 1) await picture("human rating");
    await editor.picks.first().click();
  }
  await editor.page.locator(".quick-input-title").filter({ hasText: "A note on" }).waitFor();
  await editor.input().fill("read side by side");
  await editor.page.keyboard.press("Enter");
  await editor.lenses.filter({ hasText: "(Ada)" }).first().waitFor();
  const kept = workspace.read(".variorum/scores.jsonl");
  assert.match(kept, /"rater": ?"Ada"/);
  assert.match(kept, /read side by side/);
});
