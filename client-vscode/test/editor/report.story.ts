import { story } from "./harness/story";

story("the report opens beside the translation, which keeps its tab", {}, async ({ editor, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.run("Variorum: Show report");
  await editor.page.locator(".tabs-container .tab").filter({ hasText: "Preview src-ledger.py.md" }).waitFor();
  await editor.tab("ledger.py").waitFor();
  await editor.webview().getByRole("heading", { name: "Where to look first" }).waitFor();
  await picture("report");
});
