import assert from "node:assert/strict";
import { story } from "./harness/story";

// Without the examples' settings no file has an original.
story("a counterpart that the user chooses is kept and scored", { files: { "variorum.toml": "" } }, async (scene) => {
  const { editor, workspace, picture } = scene;
  await editor.open("src/ledger.py");
  await editor.warnings.first().waitFor({ state: "attached" });
  await editor.run("Variorum: Choose the counterpart");
  await editor.picks.filter({ hasText: "Ledger.java" }).first().waitFor();
  await picture("choose the counterpart");
  await editor.choose("Ledger", "Ledger.java");
  await editor.toast("src/ledger.py is now the translation of legacy/Ledger.java").waitFor();
  await editor.lenses.filter({ hasText: "from legacy/Ledger.java" }).first().waitFor();
  assert.match(workspace.read(".variorum/pairs.toml"), /legacy\/Ledger\.java/);
});
