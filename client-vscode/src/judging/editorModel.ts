import { l10n, LanguageModelChatMessage, LanguageModelError, lm, type CancellationToken, type LanguageModelChat } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";

/** A request of the server to a model of the editor. */
interface RunModelParams {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly maxTokens?: number | null;
  readonly temperature?: number | null;
}

/** The answer of a model, or why there is none. */
type RunModelAnswer =
  | { readonly content: string; readonly model: string; readonly finishReason: "stop" }
  | { readonly failure: { readonly kind: string; readonly message: string } };

/** Runs the editor's own models for the server: `variorum/runModel`. */
export function serveEditorModels(client: LanguageClient): void {
  client.onRequest("variorum/runModel", (params: RunModelParams, token: CancellationToken) => runModel(params, token));
}

async function runModel(params: RunModelParams, token: CancellationToken): Promise<RunModelAnswer> {
  const [model] = await lm.selectChatModels({ id: params.model });
  if (model === undefined) return failure("notFound", `this editor offers no model ${params.model}`);
  try {
    return await answerOf(model, params, token);
  } catch (error) {
    if (error instanceof LanguageModelError) return failure(kindOf(error), error.message);
    return failure("other", error instanceof Error ? error.message : String(error));
  }
}

async function answerOf(
  model: LanguageModelChat,
  params: RunModelParams,
  token: CancellationToken,
): Promise<RunModelAnswer> {
  // The editor's models know no system role: the instructions go first, as the user's.
  const messages = params.messages.map(({ role, content }) =>
    role === "assistant" ? LanguageModelChatMessage.Assistant(content) : LanguageModelChatMessage.User(content),
  );
  const limit = params.maxTokens ?? undefined;
  const options = {
    justification: l10n.t("Variorum asks the model to judge a translation by its rubric."),
    modelOptions: { temperature: params.temperature ?? 0, ...(limit === undefined ? {} : { max_tokens: limit }) },
  };
  const response = await model.sendRequest(messages, options, token);
  let content = "";
  for await (const piece of response.text) content += piece;
  return { content, model: model.id, finishReason: "stop" };
}

function kindOf(error: LanguageModelError): string {
  if (error.code === LanguageModelError.NoPermissions.name) return "declined";
  if (error.code === LanguageModelError.Blocked.name) return "policy";
  return "other";
}

function failure(kind: string, message: string): RunModelAnswer {
  return { failure: { kind, message } };
}
