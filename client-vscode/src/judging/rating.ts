import { l10n, window, type CancellationToken, type QuickPickItem } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";

/** One question of a rubric with the answers that it offers. */
interface Dimension {
  readonly id: string;
  readonly title: string;
  readonly asks: string;
  readonly levels: readonly { readonly value: number; readonly means: string }[];
}

/** What the server asks a person to rate: `variorum/rate`. */
interface RateParams {
  readonly source: string;
  readonly target: string;
  readonly rater: string;
  readonly dimensions: readonly Dimension[];
  /** The rater's earlier marks. */
  readonly values: Readonly<Record<string, number>>;
}

interface Rating {
  readonly values: Readonly<Record<string, number>>;
  readonly note?: string;
}

interface LevelPick extends QuickPickItem {
  readonly value: number;
}

/** Lets people rate with pickers, one for each dimension of the rubric. */
export function serveRating(client: LanguageClient): void {
  client.onRequest("variorum/rate", (params: RateParams, token: CancellationToken) => rate(params, token));
}

/** The marks; null when the rater gave up or the command was cancelled, and then nothing is stored. */
async function rate(params: RateParams, token: CancellationToken): Promise<Rating | null> {
  const values: Record<string, number> = {};
  for (const [index, dimension] of params.dimensions.entries()) {
    const value = await mark(params, dimension, `${index + 1}/${params.dimensions.length}`, token);
    if (value === undefined) return null;
    values[dimension.id] = value;
  }
  const asked = {
    title: l10n.t("A note on {0}", params.target),
    prompt: l10n.t("Optional. Enter stores the rating under the name {0}.", params.rater),
    ignoreFocusOut: true,
  };
  const note = await window.showInputBox(asked, token);
  if (note === undefined) return null;
  return note.trim() === "" ? { values } : { values, note };
}

async function mark(
  params: RateParams,
  dimension: Dimension,
  step: string,
  token: CancellationToken,
): Promise<number | undefined> {
  const earlier = params.values[dimension.id];
  const picks = dimension.levels.map<LevelPick>(({ value, means }) => ({
    label: String(value),
    description: value === earlier ? l10n.t("your earlier mark") : "",
    detail: means,
    value,
  }));
  const asked = {
    title: `${params.target}: ${dimension.title} (${step})`,
    placeHolder: dimension.asks,
    ignoreFocusOut: true,
    matchOnDetail: true,
  };
  const picked = await window.showQuickPick(picks, asked, token);
  return picked?.value;
}
