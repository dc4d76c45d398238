import { story } from "./harness/story";

story("the scores of items stand beside them once they are switched on", {}, async ({ editor, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.status("S 0.").waitFor();
  const scored = editor.text("class Account:").filter({ hasText: "S 1.000" });
  await editor.run("Variorum: Toggle inlay scores");
  await scored.waitFor();
  await picture("inlay scores");
  await editor.run("Variorum: Toggle inlay scores");
  await scored.waitFor({ state: "detached" });
});
