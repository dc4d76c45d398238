import { isRecord } from "../arguments";

/** One pair of the workspace with its scores. */
export interface PairRow {
  readonly source: string;
  readonly target: string;
  readonly sourceUri: string;
  readonly targetUri: string;
  /** In [0, 1]. */
  readonly s: number;
  /** In [0, 1]; null where the judge gave no score. */
  readonly j: number | null;
  readonly imm: number | null;
  readonly judge: string;
}

/** What the pairs can be sorted by: their paths, or a score with the lowest first. */
export type Order = "path" | "s" | "j" | "imm";

/** The pairs in the server's answer to `variorum.listPairs`. */
export function parsePairs(answer: unknown): PairRow[] {
  const pairs: unknown = isRecord(answer) ? answer["pairs"] : undefined;
  if (!Array.isArray(pairs)) return [];
  return pairs.filter(isRecord).flatMap((pair) => {
    const { source, target, sourceUri, targetUri, s, j, imm, judge } = pair;
    if (typeof source !== "string" || typeof target !== "string" || typeof s !== "number") return [];
    if (typeof sourceUri !== "string" || typeof targetUri !== "string" || typeof judge !== "string") return [];
    return [{ source, target, sourceUri, targetUri, s, judge, j: numberOrNull(j), imm: numberOrNull(imm) }];
  });
}

/** The pairs whose paths hold every word of the filter, in this order. What is unscored stands last. */
export function arrange(pairs: readonly PairRow[], order: Order, filter: string): PairRow[] {
  const words = filter.toLowerCase().split(/\s+/).filter((word) => word !== "");
  const wanted = pairs.filter(({ source, target }) => {
    const text = `${source} ${target}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return wanted.sort((a, b) => key(a, order) - key(b, order) || (a.target < b.target ? -1 : 1));
}

function key(pair: PairRow, order: Order): number {
  return order === "path" ? 0 : (pair[order] ?? 2);
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
