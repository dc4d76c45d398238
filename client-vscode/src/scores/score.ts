import * as l10n from "@vscode/l10n";
import { isRecord } from "../arguments";
import {
  parseAlignments, parseBars, parseHistory, parseSuspects, parseVerdicts,
  type AlignedItems, type Bar, type Evidence, type PastScore, type Verdict,
} from "./breakdown";

/** The server's answer to "Score this translation". */
export interface TranslationScore {
  /** The structural score, in [0, 1]. */
  readonly s: number;
  /** The judge's score, in [0, 1]; null when the judge gave none. */
  readonly j: number | null;
  /** The integrated score, in [0, 1]; null when J is. */
  readonly imm: number | null;
  /** Who judged: "offline estimate", the name of a model or of a person. */
  readonly judge: string;
  /** The breakdown, as Markdown. */
  readonly markdown: string;
  /** URIs of the original and of the translation; empty where the server names none. */
  readonly sourceUri: string;
  readonly targetUri: string;
  /** The parts of S. */
  readonly parts: readonly Bar[];
  /** The judge behind `j`, and then what models and people said earlier. */
  readonly verdicts: readonly Verdict[];
  readonly alignments: readonly AlignedItems[];
  /** The places that are worth reading, the most suspicious first. */
  readonly suspects: readonly Evidence[];
  /** Every judgement that was stored, the latest first. */
  readonly history: readonly PastScore[];
}

/** The answer as a score, or undefined when it is anything else. A number outside [0, 1] is not a score. */
export function parseScore(answer: unknown): TranslationScore | undefined {
  if (!isRecord(answer)) return undefined;
  const { s, j, imm, judge, markdown } = answer;
  if (!isFraction(s) || !isFractionOrNull(j) || !isFractionOrNull(imm)) return undefined;
  if (typeof judge !== "string" || typeof markdown !== "string") return undefined;
  return {
    ...{ s, j, imm, judge, markdown },
    sourceUri: typeof answer["sourceUri"] === "string" ? answer["sourceUri"] : "",
    targetUri: typeof answer["targetUri"] === "string" ? answer["targetUri"] : "",
    parts: parseBars(answer["parts"]),
    verdicts: [estimate(answer, judge, j, imm), ...parseVerdicts(answer["judges"])],
    alignments: parseAlignments(answer["alignments"]),
    suspects: parseSuspects(answer["suspects"]),
    history: parseHistory(answer["history"]),
  };
}

/** The verdict that the answer itself states. */
function estimate(answer: Readonly<Record<string, unknown>>, judge: string, j: number | null, imm: number | null): Verdict {
  const reason = typeof answer["reason"] === "string" ? answer["reason"] : "";
  return { judge, kind: "estimate", j, imm, reason, stale: "", facts: "", bars: parseBars(answer["dimensions"]) };
}

/** The J that a score is shown with: that of the newest model that still holds, else that of the estimate. */
export function leading(score: TranslationScore): Verdict | undefined {
  return score.verdicts.find((one) => one.kind === "model" && one.stale === "" && one.j !== null) ?? score.verdicts[0];
}

/** The scores in one line. A J never appears without its judge. */
export function scoreSummary(score: TranslationScore): string {
  const verdict = leading(score);
  if (verdict === undefined || verdict.j === null) return `S ${threeDigits(score.s)}, ${l10n.t("J unscored")}`;
  const integrated = verdict.imm === null ? "" : `, IMM ${threeDigits(verdict.imm)}`;
  return `S ${threeDigits(score.s)}, J ${threeDigits(verdict.j)} (${verdict.judge})${integrated}`;
}

/** The text of the status bar. A score older than the text it stands beside is marked. */
export function statusText(score: TranslationScore, isStale: boolean): string {
  const verdict = leading(score);
  const judged = verdict === undefined || verdict.j === null ? l10n.t("J unscored") : `J ${threeDigits(verdict.j)} (${verdict.judge})`;
  return `$(law) S ${threeDigits(score.s)} ${judged}${isStale ? " $(history)" : ""}`;
}

/** How many suspects are named first. */
export const FIRST_SUSPECTS = 3;

/** Three digits, rounded half up in the same steps as the server's lenses and reports. */
export function threeDigits(value: number): string {
  return (Math.floor(value * 1000 + 0.5) / 1000).toFixed(3);
}

function isFraction(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}

function isFractionOrNull(value: unknown): value is number | null {
  return value === null || isFraction(value);
}
