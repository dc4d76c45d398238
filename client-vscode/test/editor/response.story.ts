import { story } from "./harness/story";

story("the evaluation of a response document is checked while it is written", {}, async ({ editor, picture }) => {
  await editor.open("responses/fizzbuzz.response.md");
  await editor.lenses.first().waitFor({ state: "attached" });
  await editor.page.keyboard.press("Control+Home");
  await editor.page.keyboard.press("Control+F");
  await editor.page.keyboard.type("**Overall Quality**: Discrete");
  await editor.page.keyboard.press("Escape");
  await editor.page.keyboard.type("**Overall Quality**: Splendid");
  await editor.page.locator(".editor-instance .cdr.squiggly-error, .editor-instance .cdr.squiggly-warning").first().waitFor({ state: "attached" });
  await editor.page.keyboard.press("Control+Shift+M");
  await editor.page.locator(".markers-panel .monaco-list-row").filter({ hasText: "the overall quality is one of" }).first().waitFor();
  await picture("response document");
});
