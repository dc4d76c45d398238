import assert from "node:assert/strict";
import { story } from "./harness/story";

story("a score from the palette opens the panel, and its evidence leads into both files", {}, async (scene) => {
  const { editor, picture } = scene;
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.run("Variorum: Score this translation");
  await editor.toast("IMM").waitFor();
  const panel = editor.webview();
  await panel.getByRole("heading", { name: /^S 0\./ }).waitFor();
  assert.ok((await panel.getByRole("meter").count()) > 8, "a bar for each part of S and each field of J");
  await editor.status("S 0.").waitFor();
  await panel.getByRole("heading", { name: "Where to look first" }).waitFor();
  await panel.locator("ol").getByRole("button", { name: /^translation:/ }).first().click();
  await editor.page.locator(".glyph-margin-widgets .cgmr").first().waitFor({ state: "attached" });

  await panel.locator("summary").first().click();
  await panel.getByRole("button", { name: /^original:/ }).first().click();
  await editor.tab("Ledger.java").waitFor();
  await picture("score panel");
});
