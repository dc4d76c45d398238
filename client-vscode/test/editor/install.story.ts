import { dirname } from "node:path";
import { required } from "./harness/environment";
import { story } from "./harness/story";

// The PATH has Python without the server.
const PYTHON_ALONE = { settings: { "variorum.server.path": "" }, environment: { PATH: "/usr/local/bin:/usr/bin:/bin" } };

story(`the server that the package carries is installed with one click`, PYTHON_ALONE, async ({ editor, picture }) => {
  await editor.open("src/ledger.py");
  const toast = editor.toast("Variorum found no server");
  await toast.waitFor();
  await editor.answer(toast, "Install the server");
  await editor.toast("Installing the Variorum server").waitFor();
  await picture("installing the server");
  await editor.page.locator(".editor-instance .cdr.squiggly-warning").first().waitFor({ state: "attached", timeout: 240_000 });
});
