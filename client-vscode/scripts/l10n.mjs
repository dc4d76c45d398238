// Gathers the messages of the sources in l10n/bundle.l10n.json, from which translators work: `npm run l10n`.

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { bundleTests } from "./bundle.mjs";

const [strings] = await bundleTests([join("test", "strings.ts")], join("out", "l10n"));
const { translatable } = createRequire(import.meta.url)(resolve(strings));
const messages = [...new Set(translatable("src").map(({ text }) => text))].sort();
writeFileSync(join("l10n", "bundle.l10n.json"), `${JSON.stringify(Object.fromEntries(messages.map((one) => [one, one])), null, 2)}\n`);
