import { story } from "./harness/story";

story("a model judges, and fails with its reason", { hasJudge: true }, async ({ editor, judge, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();

  judge.answers(0.75);
  await editor.run("Variorum: Score with the model judge");
  await editor.answer(editor.toast("Don't send"), "Send");
  await editor.lenses.filter({ hasText: "J 0.750 (asked-model)" }).first().waitFor();
  await editor.status("J 0.750 (asked-model)").waitFor();
  await picture("model judge");

  // Another text: the answer for the first one is kept, and the model would not be asked again.
  await editor.page.keyboard.press("Control+End");
  await editor.page.keyboard.type("\nLIMIT = 7\n");
  judge.fails();
  await editor.run("Variorum: Score with the model judge");
  await editor.toast("is unscored").waitFor();
  await picture("model judge fails");
});
