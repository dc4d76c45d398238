import { isRecord } from "../arguments";

/** A range of a file, as the server's reports write it: lines and columns from 1, the end exclusive. */
export interface ReportRange {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A remark that explains a value, with its places. */
export interface Evidence {
  readonly text: string;
  readonly source: ReportRange | undefined;
  readonly target: ReportRange | undefined;
}

/** One bar: a part of S, or a dimension of a judge. */
export interface Bar {
  readonly name: string;
  /** In [0, 1]. */
  readonly value: number;
  /** Its share of the total, in [0, 1]; 0 where it multiplies the total instead. */
  readonly weight: number;
  readonly evidence: readonly Evidence[];
}

/** What a judge said: the offline estimate, a model, or a person. */
export interface Verdict {
  readonly judge: string;
  readonly kind: "estimate" | "model" | "person";
  /** In [0, 1]; null where the judge gave no score. */
  readonly j: number | null;
  readonly imm: number | null;
  /** Why there is no J. */
  readonly reason: string;
  /** What has changed since; empty when nothing has. */
  readonly stale: string;
  /** Rubric, time and cost of a stored verdict, in one line. */
  readonly facts: string;
  readonly bars: readonly Bar[];
}

/** Two items that were aligned; one that has no counterpart stands alone. */
export interface AlignedItems {
  readonly name: string;
  readonly s: number | null;
  readonly source: ReportRange | undefined;
  readonly target: ReportRange | undefined;
}

/** A judgement as it was given, whatever has become of the texts since. */
export interface PastScore {
  /** ISO 8601. */
  readonly time: string;
  readonly judge: string;
  /** In [0, 1]; null where the rubric has changed too much to count it. */
  readonly j: number | null;
}

/** The parts of S in the server's answer, best known first. */
export function parseBars(parts: unknown): Bar[] {
  if (!isRecord(parts)) return [];
  return Object.entries(parts).flatMap(([name, part]) => {
    if (!isRecord(part) || typeof part["value"] !== "number") return [];
    const weight = typeof part["weight"] === "number" ? part["weight"] : 0;
    return [{ name: name.replaceAll("_", " "), value: part["value"], weight, evidence: parseEvidence(part["evidence"]) }];
  });
}

/** The verdicts that were stored earlier, of models and of people. */
export function parseVerdicts(judges: unknown): Verdict[] {
  return records(judges).map((one) => ({
    judge: text(one["judge"]),
    kind: one["is_model"] === true ? "model" : "person",
    j: numberOrNull(one["j"]),
    imm: numberOrNull(one["imm"]),
    reason: text(one["reason"]),
    stale: text(one["stale"]),
    facts: text(one["facts"]),
    bars: parseBars(one["dimensions"]),
  }));
}

/** What was stored over time. */
export function parseHistory(history: unknown): PastScore[] {
  return records(history).map((one) => ({ time: text(one["time"]), judge: text(one["judge"]), j: numberOrNull(one["j"]) }));
}

/** The items of both files with their places. */
export function parseAlignments(alignments: unknown): AlignedItems[] {
  return records(alignments).map((one) => {
    const [source, target] = [one["source"], one["target"]].map((item) => (isRecord(item) ? item : {}));
    return {
      name: text(target?.["name"]) || text(source?.["name"]),
      s: numberOrNull(one["s"]),
      source: parseRange(source?.["range"]),
      target: parseRange(target?.["range"]),
    };
  });
}

/** The places that are worth reading, the most suspicious first. */
export function parseSuspects(suspects: unknown): Evidence[] {
  return records(suspects).map((one) => ({
    text: text(one["message"]),
    source: parseRange(one["source"]),
    target: parseRange(one["target"]),
  }));
}

function parseEvidence(evidence: unknown): Evidence[] {
  return records(evidence).map((one) => ({
    text: text(one["text"]),
    source: parseRange(one["source"]),
    target: parseRange(one["target"]),
  }));
}

function parseRange(range: unknown): ReportRange | undefined {
  if (!isRecord(range) || !isRecord(range["start"]) || !isRecord(range["end"])) return undefined;
  const numbers = [range["start"]["line"], range["start"]["column"], range["end"]["line"], range["end"]["column"]];
  const [startLine, startColumn, endLine, endColumn] = numbers.map((one) => (Number.isInteger(one) ? Number(one) : 1));
  return { startLine: startLine ?? 1, startColumn: startColumn ?? 1, endLine: endLine ?? 1, endColumn: endColumn ?? 1 };
}

function records(list: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
