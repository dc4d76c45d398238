import { window, type CancellationToken, type MessageItem } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";

/** A question that the server waits for: `variorum/confirm`. The last answer is the one that does nothing. */
interface ConfirmParams {
  readonly type: number;
  readonly question: string;
  readonly detail: string;
  readonly answers: readonly string[];
}

/** LSP's number for a warning. */
const WARNING = 2;

/** Asks in a modal dialog: a notification would disappear while the server still waits. */
export function serveConfirmation(client: LanguageClient): void {
  client.onRequest("variorum/confirm", (params: ConfirmParams, token: CancellationToken) => confirm(params, token));
}

/** The answer; null when the dialog was closed, or the command was cancelled before. */
async function confirm({ type, question, detail, answers }: ConfirmParams, token: CancellationToken): Promise<string | null> {
  if (token.isCancellationRequested) return null;
  const items = answers.map<MessageItem>((title, index) => ({ title, isCloseAffordance: index === answers.length - 1 }));
  const show = type === WARNING ? window.showWarningMessage : window.showInformationMessage;
  const picked = await show(question, { modal: true, detail }, ...items);
  return picked?.title ?? null;
}
