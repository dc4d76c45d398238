import { story } from "./harness/story";

story("the halves of a pair stand side by side, scroll together and show what belongs together", {}, async (scene) => {
  const { editor, workspace, picture } = scene;
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.status("S 0.").waitFor();
  await editor.run("Variorum: Open counterpart side by side");
  await editor.tab("Ledger.java").waitFor();
  await editor.text("public class Ledger").waitFor();

  const tints = editor.page.locator(".view-overlays .cdr[class*='TextEditorDecorationType']");
  await editor.run("Variorum: Toggle aligned regions");
  await tints.first().waitFor({ state: "attached" });

  await editor.page.keyboard.press("Control+2");
  await editor.page.locator(".editor-group-container.active .tab.active").filter({ hasText: "ledger.py" }).waitFor();
  await editor.goTo(workspace.lineOf("src/ledger.py", "def report"), 1);
  await editor.text("public void report()").waitFor();
  await picture("side by side");

  await editor.run("Variorum: Toggle aligned regions");
  await tints.first().waitFor({ state: "detached" });
});
