import { readFileSync } from "node:fs";
import { story } from "./harness/story";

const NAME = ".variorum/rubrics/ours.yaml";
const HEAVY = readFileSync("../rubrics/translation.yaml", "utf8").replace("weight: 0.30", "weight: 0.40");

story("a rubric of one's own is checked while it is written", { files: { [NAME]: HEAVY } }, async ({ editor, workspace, picture }) => {
  await editor.open(NAME);
  const squiggle = editor.page.locator(".editor-instance .cdr.squiggly-error, .editor-instance .cdr.squiggly-warning");
  await squiggle.first().waitFor({ state: "attached" });
  await editor.page.keyboard.press("Control+Shift+M");
  await editor.page.locator(".markers-panel .monaco-list-row").filter({ hasText: "they must sum to 1" }).waitFor();
  await picture("rubric");

  await editor.page.keyboard.press("Control+1");
  const line = workspace.lineOf(NAME, "weight: 0.40");
  await editor.goTo(line, "    weight: 0.4".length + 1);
  await editor.page.keyboard.press("Backspace");
  await editor.page.keyboard.type("3");
  await squiggle.first().waitFor({ state: "detached" });
});
