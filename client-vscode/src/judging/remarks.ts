import { isRecord } from "../arguments";

/** What a judge said about one dimension, at the first line of the translation that it named. */
export interface Remark {
  readonly dimension: string;
  /** The mark, in [0, 1], as the judge gave it. */
  readonly value: string;
  readonly text: string;
  /** Counted from 1; the first line where the judge named none. */
  readonly line: number;
}

/** The remarks of a judgement's `details`: one for each dimension with a rationale. */
export function parseRemarks(details: unknown): Remark[] {
  if (!isRecord(details)) return [];
  return Object.entries(details).flatMap(([dimension, detail]) => {
    if (!isRecord(detail) || typeof detail["rationale"] !== "string" || detail["rationale"] === "") return [];
    const named: unknown = Array.isArray(detail["targetLines"]) ? detail["targetLines"][0] : undefined;
    const line = typeof named === "number" && Number.isInteger(named) && named > 0 ? named : 1;
    const value = typeof detail["value"] === "number" ? detail["value"].toFixed(2) : "";
    return [{ dimension: dimension.replaceAll("_", " "), value, text: detail["rationale"], line }];
  });
}
