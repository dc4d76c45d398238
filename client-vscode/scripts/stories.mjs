// Plays the stories of test/editor in a real workbench: `npm run stories [-- NAME...]`.
// Needs `variorum.vsix` (npm run package) and a server: $VARIORUM, or `variorum` of the repository's test environment.

import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundleTests } from "./bundle.mjs";

const STORIES = join("test", "editor");
const wanted = process.argv.slice(2);
const names = readdirSync(STORIES).filter(
  (file) => file.endsWith(".story.ts") && (wanted.length === 0 || wanted.some((name) => file.startsWith(name))),
);

/** The path of what a step needs, or the end of the run with what to do about it. */
function present(path, remedy) {
  if (existsSync(path)) return resolve(path);
  console.error(`${path} is missing: ${remedy}`);
  process.exit(2);
}

const vsix = present("variorum.vsix", "run `npm run package` first");
const variorum = present(process.env.VARIORUM ?? "../.venv-test/bin/variorum", "set VARIORUM to the program `variorum`");
const codeServer = execFileSync(join(STORIES, "install.sh"), { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
const chromium = execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();

const extensions = mkdtempSync(join(tmpdir(), "variorum-extensions-"));
const artefacts = resolve("out", "pictures");
rmSync(artefacts, { recursive: true, force: true });
try {
  const install = [codeServer, "--extensions-dir", extensions, "--install-extension", vsix];
  execFileSync(process.execPath, install, { stdio: "ignore", env: { ...process.env, EXTENSIONS_GALLERY: '{"serviceUrl":""}' } });
  const bundles = await bundleTests(names.map((name) => join(STORIES, name)), join("out", "stories"));
  // Two at a time: a story waits for most of its life.
  const options = ["--enable-source-maps", "--test", "--test-concurrency=2", "--test-reporter=spec"];
  const model = resolve("out", "model");
  await bundleTests([join(STORIES, "model", "extension.ts")], model);
  copyFileSync(join(STORIES, "model", "package.json"), join(model, "package.json"));
  const inside = resolve("out", "inside");
  await bundleTests(["quiet", "workspace"].map((name) => join(STORIES, "inside", `${name}.ts`)), inside);
  const env = {
    ...process.env,
    STORY_CODE_SERVER: codeServer,
    STORY_EXTENSIONS: extensions,
    STORY_CHROMIUM: chromium,
    STORY_VARIORUM: variorum,
    STORY_MODEL: model,
    STORY_INSIDE: inside,
    STORY_ARTEFACTS: artefacts,
  };
  const { status } = spawnSync(process.execPath, [...options, ...bundles], { stdio: "inherit", env });
  console.log(`The pictures of the stories are in ${artefacts}.`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(extensions, { recursive: true, force: true });
}
