// Bundles the extension into dist/extension.js and its page into dist/score.js, and gathers the licences of what the bundle contains.

import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as esbuild from "esbuild";

const production = process.argv.includes("--production");

const shared = {
  bundle: true,
  minify: production,
  sourcemap: production ? false : "linked",
  legalComments: "none",
  metafile: true,
  logLevel: "info",
};

const extension = {
  ...shared,
  entryPoints: ["src/extension.ts"],
  outfile: "dist/extension.js",
  platform: "node",
  // The oldest editor in `engines.vscode` runs Node 20.
  target: "node20",
  format: "cjs",
  external: ["vscode"],
};

/** The page of the score panel, which runs in the editor's own browser. */
const page = { ...shared, entryPoints: ["src/webview/score.ts"], outfile: "dist/score.js", platform: "browser", target: "es2022", format: "iife" };

/** The folders of the packages whose files the bundle includes, sorted. */
function bundledPackages(metafile) {
  const folders = Object.keys(metafile.inputs)
    .map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0])
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)].sort();
}

/** One package's name, version and licence text. A package whose terms are nowhere to be read stops the build. */
function notice(folder, _index, folders) {
  const { name, version, license, author } = manifest(folder);
  // Some packages of an author leave the file out: the author's other packages under the same licence have its text.
  const withFile = [folder, ...folders].find((other) => {
    const { license: otherLicense, author: otherAuthor } = manifest(other);
    return licenceFile(other) !== undefined && license === otherLicense && authorName(author) === authorName(otherAuthor);
  });
  if (withFile === undefined) throw new Error(`${name} ${version}: no licence file in ${folder}`);
  const text = readFileSync(join(withFile, licenceFile(withFile)), "utf8").replaceAll("\r\n", "\n").trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}

function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

function licenceFile(folder) {
  return readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
}

function authorName(author) {
  return author?.name ?? author;
}

// The schema of rubrics belongs to the server; the package takes it along for editors of YAML.
copyFileSync(join("..", "rubrics", "rubric.schema.json"), join("schemas", "rubric.schema.json"));

if (process.argv.includes("--watch")) {
  for (const options of [extension, page]) await (await esbuild.context(options)).watch();
} else {
  const { metafile } = await esbuild.build(extension);
  await esbuild.build(page);
  const rule = `\n${"-".repeat(80)}\n\n`;
  const heading = "The Variorum extension contains the following packages.\n";
  writeFileSync("dist/THIRD-PARTY-NOTICES.txt", [heading, ...bundledPackages(metafile).map(notice)].join(rule));
}
