import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { OWNED_COMMANDS } from "../src/commandNames";
import { DOCUMENT_LANGUAGE_IDS, LANGUAGE_IDS } from "../src/languages";

interface Manifest {
  readonly version: string;
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly category: string; readonly title: string }[];
    readonly menus: { readonly commandPalette: readonly { readonly command: string; readonly when: string }[] };
    readonly configuration: readonly { readonly properties: Record<string, Record<string, unknown>> }[];
  };
}

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

test("the extension wakes up for every language and every document of the server, and for no other", () => {
  const languages = manifest.activationEvents.filter((event) => event.startsWith("onLanguage:"));
  assert.deepEqual(languages, [...LANGUAGE_IDS, ...DOCUMENT_LANGUAGE_IDS].map((id) => `onLanguage:${id}`));
});

test("a command about a document is offered in those languages only", () => {
  const aboutCode = manifest.contributes.menus.commandPalette.filter(({ when }) => when.includes("editorLangId"));
  assert.ok(aboutCode.length > 5);
  for (const { command, when } of aboutCode) {
    const pattern = /editorLangId =~ \/(.*)\/$/.exec(when)?.[1];
    assert.ok(pattern !== undefined, `${command} has no condition on the language`);
    const offered = [...LANGUAGE_IDS, "markdown", "python2", "objective-c"].filter((id) => new RegExp(pattern).test(id));
    assert.deepEqual(offered, [...LANGUAGE_IDS], command);
  }
});

test("the commands of the manifest are those that the extension registers", () => {
  const contributed = manifest.contributes.commands.map(({ command }) => command);
  assert.deepEqual(contributed.sort(), [...OWNED_COMMANDS].sort());
  assert.ok(manifest.contributes.commands.every(({ category }) => category === "Variorum"));
});

test("what decides where code is sent, or what runs over it, is the user's own setting", () => {
  for (const { properties } of manifest.contributes.configuration) {
    for (const [name, setting] of Object.entries(properties)) {
      if (/^variorum\.(judge|rater|translation\.compilerEvidence)/.test(name)) assert.equal(setting["scope"], "application", name);
    }
  }
});

test("every setting has a description, a default and a scope", () => {
  for (const { properties } of manifest.contributes.configuration) {
    for (const [name, setting] of Object.entries(properties)) {
      assert.match(name, /^variorum\./);
      for (const field of ["markdownDescription", "default", "scope"]) assert.ok(field in setting, `${name}: ${field}`);
    }
  }
});

test("the README lists every setting with its default, and every command", () => {
  const readme = readFileSync("README.md", "utf8");
  const texts = JSON.parse(readFileSync("package.nls.json", "utf8")) as Record<string, string>;
  const settings = manifest.contributes.configuration.flatMap(({ properties }) => Object.entries(properties));
  for (const [name, setting] of settings.filter(([one]) => !one.startsWith("variorum.judge."))) {
    const stated = setting["default"] === "" ? "empty" : `\`${JSON.stringify(setting["default"]).replaceAll('"', "")}\``;
    assert.ok(readme.includes(`| \`${name}\` | ${stated} |`), `${name} | ${stated}`);
  }
  const judge = settings.map(([name]) => name).filter((name) => name.startsWith("variorum.judge.")).map((name) => `\`${name.slice("variorum.judge.".length)}\``);
  assert.deepEqual(judge.filter((name) => !readme.includes(name)), []);
  const titles = manifest.contributes.commands.map(({ title }) => texts[title.slice(1, -1)] ?? title);
  assert.deepEqual(titles.filter((title) => !readme.includes(title)), []);
});

test("the changelog begins with the version of the manifest", () => {
  const newest = /^## (\S+)/m.exec(readFileSync("CHANGELOG.md", "utf8"))?.[1];
  assert.equal(newest, manifest.version);
});
