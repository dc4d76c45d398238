import assert from "node:assert/strict";
import { story } from "./harness/story";

story("a model judges, fails with its reason, and can be cancelled", { hasJudge: true }, async ({ editor, judge, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();

  judge.fails();
  await editor.run("Variorum: Score with the model judge");
  await editor.answer(editor.toast("Send"), "Send");
  await editor.toast("is unscored").waitFor();
  await editor.lenses.filter({ hasText: "Model judge: unscored" }).first().waitFor();
  await picture("model judge fails");
  await editor.run("Notifications: Clear All Notifications");

  const hungUp = judge.keepsSilent();
  await editor.run("Variorum: Score with the model judge");
  const progress = editor.toast("Score with the model judge");
  await progress.waitFor();
  await editor.answer(progress, "Cancel");
  await hungUp;

  judge.answers(0.75);
  await editor.run("Variorum: Score with the model judge");
  await editor.lenses.filter({ hasText: "J 0.750 (asked-model)" }).first().waitFor();
  await editor.status("J 0.750 (asked-model)").waitFor();
  await editor.page.locator(".comment-range-glyph, .comment-thread").first().waitFor({ state: "attached" });
  await picture("model judge");
  assert.ok(judge.requests() >= 3);
});
