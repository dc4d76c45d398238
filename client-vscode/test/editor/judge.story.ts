import { opinionsOnLedger } from "./harness/opinions";
import { story } from "./harness/story";

story("a model judges: its score shows in the panel, its words on the lines they are about", { hasJudge: true }, async (scene) => {
  const { editor, workspace, judge, picture } = scene;
  judge.answers(opinionsOnLedger(workspace));
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.run("Variorum: Score with the model judge");
  await editor.page.locator(".monaco-dialog-box").waitFor();
  await picture("consent");
  await editor.dialog("asked-model", "Preview");
  await editor.tab("src-ledger.py.request.md").waitFor();
  await editor.text("# What would be sent").waitFor();
  await editor.toast("the request is shown; score again to send it").waitFor();
  await editor.page.keyboard.press("Control+1");
  await editor.activeTab("ledger.py").waitFor();

  await editor.run("Variorum: Score with the model judge");
  await editor.dialog(/Send 2 files \(\d+ KB\) to asked-model on this machine\?/, "Send");
  await editor.lenses.filter({ hasText: "J 0.600 (asked-model)" }).first().waitFor();
  await editor.status("J 0.600 (asked-model)").waitFor();

  await editor.run("Variorum: Focus on Score View");
  await editor.webview().getByRole("heading", { name: /^J 0\.600, IMM 0\./ }).waitFor();
  const remark = "`late_fee` lost the step";
  await editor.page.locator(".comments-panel .monaco-list-row").filter({ hasText: remark }).click();
  // As it was written, backticks and all: a model's words are never rendered.
  await editor.page.locator(".review-widget .comment-body-plainstring").filter({ hasText: remark }).waitFor();
  await picture("model judge");

  await editor.run("Variorum: Clear the judge's comments");
  await editor.page.locator(".comment-range-glyph.comment-thread").first().waitFor({ state: "detached" });
});
