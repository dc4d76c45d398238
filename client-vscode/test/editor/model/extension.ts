// An extension that brings a language model, as chat assistants do. It answers with the workspace's file `answer.json`.

import * as vscode from "vscode";
import { lm, Uri, workspace, type Disposable, type ExtensionContext } from "vscode";

/** A piece of an answer; the class is newer than the oldest editor that the extension runs in. */
type TextPart = new (text: string) => object;
const { LanguageModelTextPart } = vscode as unknown as { LanguageModelTextPart: TextPart };

/** The proposed interface for extensions that bring models, as code-server 4.100.3 has it. */
interface ModelProvider {
  provideLanguageModelResponse(
    messages: readonly unknown[],
    options: unknown,
    asker: string,
    progress: { report(piece: { readonly index: number; readonly part: object }): void },
  ): Promise<void>;
  provideTokenCount(): Promise<number>;
}

interface ModelHost {
  registerChatModelProvider(id: string, provider: ModelProvider, metadata: object): Disposable;
}

const METADATA = {
  vendor: "storyteller",
  name: "Careful Reader",
  family: "reader",
  version: "1",
  maxInputTokens: 100_000,
  maxOutputTokens: 10_000,
  // The editor asks its user before another extension may use the model.
  auth: { label: "Careful Reader" },
};

export function activate(context: ExtensionContext): void {
  const host = lm as unknown as ModelHost;
  context.subscriptions.push(host.registerChatModelProvider("careful-reader", { provideLanguageModelResponse, provideTokenCount }, METADATA));
}

async function provideLanguageModelResponse(...[, , , progress]: Parameters<ModelProvider["provideLanguageModelResponse"]>): Promise<void> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  if (folder === undefined) throw new Error("no folder is open");
  const answer = await workspace.fs.readFile(Uri.joinPath(folder, "answer.json"));
  progress.report({ index: 0, part: new LanguageModelTextPart(new TextDecoder().decode(answer)) });
}

function provideTokenCount(): Promise<number> {
  return Promise.resolve(1);
}
