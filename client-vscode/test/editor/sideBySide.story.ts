import { story } from "./harness/story";

story("the counterpart of an item opens beside it, and both scroll together", {}, async ({ editor, workspace, picture }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.goTo(workspace.lineOf("src/ledger.py", "def report"), 9);
  await editor.run("Variorum: Open counterpart side by side");
  const original = editor.page.locator(".editor-instance").first();
  await original.locator(".view-line").filter({ hasText: "public void report()" }).waitFor();

  await editor.page.keyboard.press("Control+2");
  await editor.page.keyboard.press("Control+Home");
  await original.locator(".view-line").filter({ hasText: "import java.util.ArrayList" }).waitFor();
  await picture("side by side");
});
