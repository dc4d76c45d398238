import { ProgressLocation, window, type CancellationToken } from "vscode";
import {
  ExecuteCommandRequest,
  LSPErrorCodes,
  ResponseError,
  WorkDoneProgress,
  type LanguageClient,
} from "vscode-languageclient/node";
import type { CommandArgument } from "./arguments";

/** The server names the method before its message, which tells a user nothing. */
const METHOD_PREFIX = "workspace/executeCommand: ";

/** What came of a command: the server's answer, its refusal in words, or nothing because the user cancelled. */
export type Outcome =
  | { readonly kind: "answered"; readonly answer: unknown }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "cancelled" };

let lastToken = 0;

/** Runs a command of the server with progress that can be cancelled. */
export function runServerCommand(
  client: LanguageClient,
  command: string,
  argument: CommandArgument,
  title: string,
): Promise<Outcome> {
  const options = { location: ProgressLocation.Notification, title: `Variorum: ${title}`, cancellable: true };
  return Promise.resolve(
    window.withProgress(options, async (progress, cancellation): Promise<Outcome> => {
      lastToken += 1;
      const workDoneToken = `variorum-${lastToken}`;
      const listener = client.onProgress(WorkDoneProgress.type, workDoneToken, (report) => {
        if (report.message !== undefined) progress.report({ message: report.message });
      });
      try {
        return await send(client, { command, arguments: [argument], workDoneToken }, cancellation);
      } finally {
        listener.dispose();
      }
    }),
  );
}

async function send(
  client: LanguageClient,
  params: { command: string; arguments: CommandArgument[]; workDoneToken: string },
  cancellation: CancellationToken,
): Promise<Outcome> {
  try {
    const answer: unknown = await client.sendRequest(ExecuteCommandRequest.type, params, cancellation);
    return { kind: "answered", answer };
  } catch (error) {
    if (isCancellation(error) || cancellation.isCancellationRequested) return { kind: "cancelled" };
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "refused", reason: message.startsWith(METHOD_PREFIX) ? message.slice(METHOD_PREFIX.length) : message };
  }
}

function isCancellation(error: unknown): boolean {
  return error instanceof ResponseError && error.code === LSPErrorCodes.RequestCancelled;
}
