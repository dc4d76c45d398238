import { isRecord } from "./arguments";

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
}

/** The answer as a score, or undefined when it is anything else. A number outside [0, 1] is not a score. */
export function parseScore(answer: unknown): TranslationScore | undefined {
  if (!isRecord(answer)) return undefined;
  const { s, j, imm, judge, markdown } = answer;
  if (!isFraction(s) || !isFractionOrNull(j) || !isFractionOrNull(imm)) return undefined;
  if (typeof judge !== "string" || typeof markdown !== "string") return undefined;
  return { s, j, imm, judge, markdown };
}

/** The scores in one line. A J never appears without its judge. */
export function scoreSummary(score: TranslationScore): string {
  if (score.j === null) return `S ${threeDigits(score.s)}, J unscored`;
  const integrated = score.imm === null ? "" : `, IMM ${threeDigits(score.imm)}`;
  return `S ${threeDigits(score.s)}, J ${threeDigits(score.j)} (${score.judge})${integrated}`;
}

/** The text of the status bar. A score older than the text it stands beside is marked. */
export function statusText(score: TranslationScore, isStale: boolean): string {
  const judged = score.j === null ? "J unscored" : `J ${threeDigits(score.j)} (${score.judge})`;
  return `$(law) S ${threeDigits(score.s)} ${judged}${isStale ? " $(history)" : ""}`;
}

/** Three digits, as the server writes scores in its lenses and reports. */
function threeDigits(value: number): string {
  return value.toFixed(3);
}

function isFraction(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}

function isFractionOrNull(value: unknown): value is number | null {
  return value === null || isFraction(value);
}
