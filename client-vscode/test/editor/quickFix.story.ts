import { story } from "./harness/story";

story("a quick fix removes what its finding is about", {}, async ({ editor, workspace, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.text("import os").waitFor();
  await editor.warnings.first().waitFor({ state: "attached" });
  await editor.goTo(workspace.lineOf("src/ledger.py", "import os"), 9);
  // The actions are there once the light bulb is; the key alone gives up on a server that is busy.
  await editor.page.locator(".lightBulbWidget").waitFor();
  await editor.page.keyboard.press("Control+.");
  await editor.page.locator(".action-widget .monaco-list-row.focused").filter({ hasText: /remove/i }).waitFor();
  await picture("quick fix");
  await editor.page.keyboard.press("Enter");
  await editor.text("import os").waitFor({ state: "detached" });
});
