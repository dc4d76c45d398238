import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { story } from "./harness/story";

story("a model that is cancelled or fails leaves its reason and no number", { hasJudge: true }, async (scene) => {
  const { editor, workspace, judge, picture } = scene;
  const { asked, hungUp } = judge.keepsSilent();
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.run("Variorum: Score with the model judge");
  await editor.dialog(/Send 2 files \(\d+ KB\) to asked-model on this machine\?/, "Send");
  const progress = editor.toast("is reading src/ledger.py");
  await asked;
  await picture("model judge at work");
  await editor.answer(progress, "Cancel");
  await hungUp;
  await progress.waitFor({ state: "detached" });

  judge.fails();
  await editor.run("Variorum: Score with the model judge");
  await editor.toast(/src\/ledger\.py is unscored: .*knows no such model/).waitFor();
  await editor.lenses.filter({ hasText: "unscored" }).first().waitFor();
  await picture("model judge fails");
  assert.ok(!existsSync(join(workspace.folder, ".variorum", "scores.jsonl")), "nothing was scored, so nothing is kept");
});
