import assert from "node:assert/strict";
import { story } from "./harness/story";

story("the palette offers what applies to the file, and nothing else", {}, async ({ editor }) => {
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  const forCode = await editor.offered("Variorum: Score");
  for (const title of ["Score this translation", "Score with the model judge"]) {
    assert.ok(forCode.includes(`Variorum: ${title}`), forCode.join());
  }
  await editor.open("variorum.toml");
  const forOthers = await editor.offered("Variorum: ");
  assert.ok(forOthers.includes("Variorum: Restart server"), forOthers.join());
  assert.deepEqual(forOthers.filter((title) => /translation|Fix all|counterpart/.test(title)), []);
});
