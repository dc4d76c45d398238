import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { story } from "./harness/story";

/** The folder of the Python on the PATH itself: an environment or a wrapper around it may have the server. */
const prefix = execFileSync("python3", ["-c", "import sys; print(sys.base_prefix)"], { encoding: "utf8" }).trim();
const PYTHON_ALONE = {
  settings: { "variorum.server.path": "" },
  environment: { PATH: `${join(prefix, "bin")}:/usr/bin:/bin` },
};

story("the server that the package carries is installed, and the message that it was missing goes", PYTHON_ALONE, async ({ editor, picture }) => {
  await editor.open("src/ledger.py");
  const toast = editor.toast("Variorum found no server");
  await toast.waitFor();
  await editor.run("Variorum: Install or repair the server");
  await editor.toast("Installing the Variorum server").waitFor();
  await picture("installing the server");
  await editor.page.locator(".editor-instance .cdr.squiggly-warning").first().waitFor({ state: "attached", timeout: 240_000 });
  await toast.waitFor({ state: "hidden" });
});
