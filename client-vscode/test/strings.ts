// Reads the extension's sources for the words that its users see.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as ts from "typescript";

/** A text of the sources with its place. */
export interface SourceString {
  readonly text: string;
  /** File and line, from 1. */
  readonly place: string;
}

/** Calls whose texts are for logs and for maintainers. */
const FOR_LOGS = /\b(?:log|Error)\b/;

/** The messages that are handed to `l10n.t`. One that is put together first could not be translated. */
export function translatable(folder: string): SourceString[] {
  return calls(folder).map(({ call, place }) => {
    const [message] = call.arguments;
    if (message === undefined || !ts.isStringLiteralLike(message)) throw new Error(`${place}: l10n.t takes a text as it stands`);
    return { text: message.text, place };
  });
}

/** Sentences that are neither translated nor meant for the log. */
export function untranslated(folder: string): SourceString[] {
  const found: SourceString[] = [];
  for (const { file, place } of sources(folder)) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && (isTranslation(node) || FOR_LOGS.test(node.expression.getText()))) return;
      if (ts.isNewExpression(node) && FOR_LOGS.test(node.expression.getText())) return;
      const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? node.text : "";
      if (/^[A-Z]\S* [a-z]/.test(text)) found.push({ text, place: place(node) });
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

function calls(folder: string): { call: ts.CallExpression; place: string }[] {
  const found: { call: ts.CallExpression; place: string }[] = [];
  for (const { file, place } of sources(folder)) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isTranslation(node)) found.push({ call: node, place: place(node) });
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

function isTranslation(call: ts.CallExpression): boolean {
  return call.expression.getText() === "l10n.t";
}

function* sources(folder: string): Generator<{ file: ts.SourceFile; place: (node: ts.Node) => string }> {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const path = join(folder, name);
    const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
    yield { file, place: (node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}` };
  }
}
