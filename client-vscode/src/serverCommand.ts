import { CancellationTokenSource, EventEmitter, ProgressLocation, window, type CancellationToken } from "vscode";
import {
  ExecuteCommandRequest,
  LSPErrorCodes,
  ResponseError,
  WorkDoneProgress,
  type LanguageClient,
} from "vscode-languageclient/node";

/** Quicker commands show no progress: a notification that vanishes at once only flickers. */
const PATIENCE_MILLISECONDS = 500;

/** What came of a command: the server's answer, its refusal in words, or nothing because the user cancelled. */
export type Outcome =
  | { readonly kind: "answered"; readonly answer: unknown }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "cancelled" };

let lastToken = 0;

/**
 * Runs a command of the server; what takes longer than a moment shows progress and can be cancelled.
 *
 * Without a title it runs unseen.
 */
export async function runServerCommand(
  client: LanguageClient,
  command: string,
  argument: Readonly<Record<string, unknown>> | undefined,
  title: string | undefined,
): Promise<Outcome> {
  lastToken += 1;
  // The server numbers the progress that it begins itself in the same way, so the tokens differ by a word.
  const workDoneToken = `variorum-command-${lastToken}`;
  const cancellation = new CancellationTokenSource();
  const messages = new EventEmitter<string>();
  const listener = client.onProgress(WorkDoneProgress.type, workDoneToken, ({ message }) => {
    if (message !== undefined) messages.fire(message);
  });
  const given = argument === undefined ? [] : [argument];
  const outcome = send(client, { command, arguments: given, workDoneToken }, cancellation.token);
  const show = (): void => { if (title !== undefined) showProgress(title, outcome, messages, cancellation); };
  const timer = setTimeout(show, PATIENCE_MILLISECONDS);
  try {
    return await outcome;
  } finally {
    clearTimeout(timer);
    [listener, messages, cancellation].forEach((one) => { one.dispose(); });
  }
}

function showProgress(
  title: string,
  outcome: Promise<Outcome>,
  messages: EventEmitter<string>,
  cancellation: CancellationTokenSource,
): void {
  const options = { location: ProgressLocation.Notification, title: `Variorum: ${title}`, cancellable: true };
  void window.withProgress(options, (progress, cancelled) => {
    cancelled.onCancellationRequested(() => { cancellation.cancel(); });
    messages.event((message) => { progress.report({ message }); });
    return outcome;
  });
}

async function send(
  client: LanguageClient,
  params: { command: string; arguments: Readonly<Record<string, unknown>>[]; workDoneToken: string },
  cancellation: CancellationToken,
): Promise<Outcome> {
  try {
    const answer: unknown = await client.sendRequest(ExecuteCommandRequest.type, params, cancellation);
    return { kind: "answered", answer };
  } catch (error) {
    if (isCancellation(error) || cancellation.isCancellationRequested) return { kind: "cancelled" };
    return { kind: "refused", reason: error instanceof Error ? error.message : String(error) };
  }
}

function isCancellation(error: unknown): boolean {
  return error instanceof ResponseError && error.code === LSPErrorCodes.RequestCancelled;
}
