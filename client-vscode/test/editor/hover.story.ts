import { story } from "./harness/story";

story("the hover over a function shows its score as a table", {}, async ({ editor, workspace, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.goTo(workspace.lineOf("src/ledger.py", "def index_of_memo"), 9);
  await editor.page.keyboard.press("Control+K");
  await editor.page.keyboard.press("Control+I");
  await editor.hover.locator("table").filter({ hasText: "Contribution" }).first().waitFor();
  await picture("hover table");
});
