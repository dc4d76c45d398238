// Makes the pictures of the documentation from those of the stories: `npm run screenshots`, after `npm run stories`.
// Needs pngquant (Debian: `apt-get install pngquant`), which makes them a third as large.

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const SHOWN = ["findings-while-typing", "model-judge", "side-by-side"];
const folder = join("..", "docs", "images");

mkdirSync(folder, { recursive: true });
for (const name of SHOWN) {
  const [from, to] = [join("out", "pictures", `${name}.png`), join(folder, `${name}.png`)];
  execFileSync("pngquant", ["--force", "--strip", "--speed", "1", "--output", to, "64", from], { stdio: "inherit" });
}
