import { story } from "./harness/story";

const NOTHING = { settings: { "variorum.server.path": "" }, environment: { PATH: "/nowhere" } };

story("without Python a message says what is needed and offers the way", NOTHING, async ({ editor, picture }) => {
  await editor.open("src/ledger.py");
  const toast = editor.toast("Python 3.11 or newer");
  await toast.waitFor();
  await picture("no Python");
  await editor.answer(toast, "Open settings");
  await editor.page.locator(".settings-editor").waitFor();
});
