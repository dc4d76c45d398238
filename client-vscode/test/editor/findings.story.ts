import { story } from "./harness/story";

story("findings appear while typing and go when their cause goes", {}, async ({ editor, picture }) => {
  await editor.open("clean/roman.py");
  await editor.lenses.first().waitFor();
  await editor.page.locator(".editor-instance .squiggly-warning").waitFor({ state: "detached" });

  await editor.page.keyboard.press("Control+End");
  await editor.page.keyboard.type("\nimport json\n");
  await editor.warnings.first().waitFor({ state: "attached" });
  await editor.page.keyboard.press("Control+Shift+M");
  await editor.page.locator(".markers-panel .monaco-list-row").filter({ hasText: "`json` is imported but never used" }).waitFor();
  await picture("findings while typing");

  await editor.page.keyboard.press("Control+1");
  await editor.page.keyboard.press("Shift+ArrowUp");
  await editor.page.keyboard.press("Delete");
  await editor.warnings.first().waitFor({ state: "detached" });
});
