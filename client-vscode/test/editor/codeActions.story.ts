import { story } from "./harness/story";

story("the judges of a translation are source actions", {}, async ({ editor, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.run("Source Action...");
  const rows = editor.page.locator(".action-widget .monaco-list-row");
  const judges = [
    "Score this translation",
    "Score with the model judge",
    "Show what the judge would be sent",
    "Rate this translation yourself",
    "Compare with another translation",
  ];
  for (const title of judges) await rows.filter({ hasText: title }).waitFor();
  await picture("source actions");
  await editor.takeAction("Score this translation");
  await editor.toast("IMM").waitFor();
});
