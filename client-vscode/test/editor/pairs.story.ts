import { story } from "./harness/story";

story("the tree lists the pairs of the workspace, sorted and filtered", {}, async ({ editor, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.run("Variorum: Focus on Pairs View");
  const rows = editor.page.locator("[id='workbench.view.extension.variorum'] .monaco-list-row");
  await rows.filter({ hasText: "src/ledger.py" }).waitFor();
  await rows.filter({ hasText: "clean/roman.py" }).waitFor();
  await picture("pairs");

  await editor.run("Variorum: Filter the pairs");
  await editor.input().fill("roman");
  await editor.page.keyboard.press("Enter");
  await rows.filter({ hasText: "src/ledger.py" }).waitFor({ state: "detached" });
  await rows.filter({ hasText: "clean/roman.py" }).click();
  await editor.tab("roman.py").waitFor();
});
