import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { translatable, untranslated } from "./strings";

const BUNDLE = JSON.parse(readFileSync("l10n/bundle.l10n.json", "utf8")) as Record<string, string>;

test("the bundle for translators holds every message of the sources, and no other", () => {
  const messages = new Set(translatable("src").map(({ text }) => text));
  assert.deepEqual(Object.keys(BUNDLE).sort(), [...messages].sort(), "run `npm run l10n`");
});

test("what users read goes through l10n.t", () => {
  const sentences = untranslated("src").map(({ text, place }) => `${place}: ${text}`);
  assert.deepEqual(sentences, []);
});

test("every text of the manifest has a name, and every name has its text", () => {
  const manifest = readFileSync("package.json", "utf8");
  const used = new Set([...manifest.matchAll(/"%([\w.]+)%"/g)].map((match) => match[1] ?? ""));
  const texts = JSON.parse(readFileSync("package.nls.json", "utf8")) as Record<string, string>;
  assert.deepEqual([...used].sort(), Object.keys(texts).sort());
  const shown = /"(?:title|description|markdownDescription|label|contents|patternErrorMessage)": "(?!%[\w.]+%"|Variorum")/g;
  assert.deepEqual(manifest.match(shown), null);
});
