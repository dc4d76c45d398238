import assert from "node:assert/strict";
import { story } from "./harness/story";

// A workspace that would start a program of its own, if it were trusted.
const SETTINGS = JSON.stringify({ "variorum.server.path": "${workspaceFolder}/evil/variorum" });
const UNTRUSTED = {
  asksForTrust: true,
  files: { ".vscode/settings.json": SETTINGS },
  settings: { "security.workspace.trust.startupPrompt": "never" },
};

story("an untrusted workspace has findings and names no program", UNTRUSTED, async ({ editor, picture }) => {
  await editor.status("Restricted Mode").waitFor();
  await editor.open("src/ledger.py");
  await editor.warnings.first().waitFor({ state: "attached" });
  await editor.lenses.first().waitFor();
  await picture("untrusted workspace");
  const offered = await editor.offered("Variorum: Score");
  assert.ok(offered.includes("Variorum: Score this translation"), offered.join());
  assert.ok(!offered.includes("Variorum: Score with the model judge"), "no judge is asked about an untrusted workspace");
});
