import assert from "node:assert/strict";
import { story } from "./harness/story";

const FILES = {
  "Larger.java": `public class Larger {
    static int larger(int first, int second) {
        if (first > second) return first;
        return second;
    }
}
`,
  "larger.py": `# variorum: translated-from Larger.java
def larger(first, second):
    if first > second:
        return second
    return first
`,
};

story("a witness becomes a test on the clipboard", { hasExamples: false, files: FILES }, async ({ editor, workspace, picture }) => {
  await editor.open("larger.py");
  await editor.warnings.first().waitFor({ state: "attached" });
  await editor.goTo(2, 6);
  await editor.page.locator(".lightBulbWidget").waitFor();
  await editor.page.keyboard.press("Control+.");
  await editor.takeAction("Copy as a test");
  await editor.toast("on the clipboard").waitFor();
  await picture("copied as a test");
  assert.match(workspace.read(".variorum/reports/larger.witness.py"), /assert larger\(.*\) ==/);
});
