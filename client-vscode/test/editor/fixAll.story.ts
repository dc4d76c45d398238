import assert from "node:assert/strict";
import { story } from "./harness/story";

story("fix all applies the safe fixes of the file at once", {}, async ({ editor, workspace, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.warnings.first().waitFor({ state: "attached" });
  await editor.run("Variorum: Fix all");
  await editor.text("import os").waitFor({ state: "detached" });
  await editor.page.keyboard.press("Control+S");
  await editor.page.locator(".tab.dirty").waitFor({ state: "detached" });
  await picture("fix all");
  const fixed = workspace.read("src/ledger.py");
  assert.doesNotMatch(fixed, /import os/);
  assert.match(fixed, /MAX_POSTINGS = 5000/, "what needs a decision is left to its author");
});
