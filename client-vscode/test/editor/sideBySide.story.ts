import assert from "node:assert/strict";
import { story } from "./harness/story";

story("the halves of a pair stand side by side, scroll together and show what belongs together", {}, async (scene) => {
  const { editor, workspace, picture } = scene;
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.status("S 0.").waitFor();
  const line = workspace.lineOf("src/ledger.py", "def report");
  await editor.goTo(line, 5);
  await editor.run("Variorum: Open counterpart side by side");
  await editor.tab("Ledger.java").waitFor();
  await editor.text("public void report()").waitFor();
  await editor.activeTab("ledger.py").waitFor();
  await editor.status(`Ln ${line}, Col 5`).waitFor();
  assert.deepEqual(await editor.tabs.allInnerTexts(), ["Ledger.java", "ledger.py"], "the original is left of it, and nothing twice");

  await editor.goTo(1, 1);
  await editor.text("public class Ledger").waitFor();
  await editor.run("Variorum: Open counterpart side by side");
  assert.equal(await editor.tabs.count(), 2, "a counterpart that is visible is not opened again");

  const tints = editor.page.locator(".view-overlays .cdr[class*='TextEditorDecorationType']");
  await editor.run("Variorum: Toggle aligned regions");
  await tints.first().waitFor({ state: "attached" });
  await editor.goTo(line, 1);
  await editor.text("public void report()").waitFor();
  await picture("side by side");

  await editor.run("Variorum: Toggle aligned regions");
  await tints.first().waitFor({ state: "detached" });
});

story("from the original, the translation opens on the right", {}, async ({ editor }) => {
  await editor.open("legacy/Ledger.java");
  await editor.run("Variorum: Open counterpart side by side");
  await editor.tab("ledger.py").waitFor();
  await editor.activeTab("Ledger.java").waitFor();
  assert.deepEqual(await editor.tabs.allInnerTexts(), ["Ledger.java", "ledger.py"]);
});
