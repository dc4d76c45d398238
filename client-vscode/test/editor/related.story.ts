import { story } from "./harness/story";

story("the related information of a finding leads into the original", {}, async ({ editor, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.page.keyboard.press("Control+Shift+M");
  const related = editor.page.locator(".markers-panel .monaco-list-row").filter({ hasText: "Ledger.java" });
  await related.first().waitFor();
  await related.first().dblclick();
  await editor.tab("Ledger.java").waitFor();
  await picture("related information");
});
