// Runs inside the editor, with the examples open.

import assert from "node:assert/strict";
import { commands, ConfigurationTarget, extensions, languages, Range, Uri, window, workspace, type CodeAction, type Extension } from "vscode";
import type { Exports } from "../../../src/extension";
import { eventually, runAll, type Check } from "./checks";

interface Manifest {
  readonly contributes: { readonly commands: readonly { readonly command: string }[] };
}

const CHECKS: readonly Check[] = [
  {
    title: "a folder with a `variorum.toml` wakes the extension",
    run: async () => {
      await eventually(() => (variorum().isActive ? true : undefined));
    },
  },
  {
    title: "every command of the manifest is registered",
    run: async () => {
      const registered = new Set(await commands.getCommands(true));
      const { contributes } = variorum().packageJSON as Manifest;
      assert.deepEqual(contributes.commands.filter(({ command }) => !registered.has(command)), []);
    },
  },
  {
    title: "an open translation has findings, and its scores in the status bar",
    run: async () => {
      await open("src/ledger.py");
      const text = await eventually(() => variorum().exports.statusText());
      assert.match(text, /^\$\(law\) S 0\.\d{3} J 0\.\d{3} \(offline estimate\)$/);
      const findings = await eventually(() => languages.getDiagnostics(file("src/ledger.py")).find(({ code }) => codeOf(code) === "unused-import"));
      assert.equal(findings.source, "variorum");
    },
  },
  {
    title: "a score is another one once the original has another text",
    run: async () => {
      await open("src/ledger.py");
      const before = await eventually(() => variorum().exports.statusText());
      await open("legacy/Ledger.java");
      const original = window.activeTextEditor;
      assert.ok(original !== undefined);
      const body = new Range(original.document.lineCount >> 1, 0, original.document.lineCount, 0);
      await original.edit((edit) => { edit.delete(body); });
      await open("src/ledger.py");
      await eventually(() => {
        const text = variorum().exports.statusText();
        return text !== undefined && !text.includes("$(history)") && text !== before ? true : undefined;
      });
      await open("legacy/Ledger.java");
      await commands.executeCommand("workbench.action.files.revert");
    },
  },
  {
    title: "what is offered to ignore at a place are the findings of this server",
    run: async () => {
      await open("src/ledger.py");
      const found = await eventually(() => languages.getDiagnostics(file("src/ledger.py")).find(({ code }) => codeOf(code) === "unused-import"));
      const offered = await commands.executeCommand<CodeAction[]>(
        "vscode.executeCodeActionProvider", file("src/ledger.py"), found.range, "quickfix.ignore.variorum",
      );
      assert.deepEqual(offered.map(({ title }) => title), ["Ignore unused-import here", "Ignore unused-import in this workspace"]);
    },
  },
  {
    title: "a file that is no translation has no scores in the status bar",
    run: async () => {
      await open("README.md");
      await eventually(() => (variorum().exports.statusText() === undefined ? true : undefined));
    },
  },
  {
    title: "the tree holds the pairs with their scores",
    run: async () => {
      const rows = await variorum().exports.shownPairs();
      const ledger = rows.find(({ label }) => label === "src/ledger.py");
      assert.match(String(ledger?.description), /^S 0\.\d{3} {2}J 0\.\d{3} {2}← legacy\/Ledger\.java$/);
      assert.ok(rows.length > 3);
    },
  },
  {
    title: "a workspace cannot say which judge is asked",
    run: async () => {
      const update = workspace.getConfiguration("variorum").update("judge.baseUrl", "http://evil.example", ConfigurationTarget.Workspace);
      await assert.rejects(Promise.resolve(update));
    },
  },
  {
    title: "a toggle turns its setting over",
    run: async () => {
      const isOn = (): boolean | undefined => workspace.getConfiguration("variorum").get<boolean>("inlay.enabled");
      assert.equal(isOn(), false);
      await commands.executeCommand("variorum.toggleInlayScores");
      assert.equal(isOn(), true);
      await commands.executeCommand("variorum.toggleInlayScores");
      assert.equal(isOn(), false);
    },
  },
];

function variorum(): Extension<Exports> {
  const extension = extensions.getExtension<Exports>("variorum.variorum");
  assert.ok(extension !== undefined);
  return extension;
}

function file(name: string): Uri {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  assert.ok(folder !== undefined);
  return Uri.joinPath(folder, name);
}

async function open(name: string): Promise<void> {
  await window.showTextDocument(file(name));
}

function codeOf(code: string | number | { readonly value: string | number } | undefined): string {
  return String(typeof code === "object" ? code.value : code);
}

export function run(): Promise<void> {
  return runAll(CHECKS);
}
