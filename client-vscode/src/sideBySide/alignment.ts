import type { AlignedItems, ReportRange } from "../scores/breakdown";

/** The sides of a pair. */
export type Side = "source" | "target";

/**
 * The line of the other side that belongs beside a line of this one; both count from 0.
 *
 * Inside an aligned item, lines are matched in proportion to the items' heights, so that both ends meet. The
 * innermost item counts. Above all aligned items both sides begin at their tops. Undefined anywhere else.
 */
export function lineBeside(alignments: readonly AlignedItems[], side: Side, line: number): number | undefined {
  const other = side === "source" ? "target" : "source";
  const aligned = alignments.flatMap((one) => {
    const [own, beside] = [one[side], one[other]];
    return own !== undefined && beside !== undefined ? [{ own, beside }] : [];
  });
  const around = aligned.filter(({ own }) => holds(own, line)).sort((a, b) => height(a.own) - height(b.own));
  const innermost = around[0];
  if (innermost === undefined) {
    const isAbove = aligned.length > 0 && aligned.every(({ own }) => line < own.startLine - 1);
    return isAbove ? Math.min(line, ...aligned.map(({ beside }) => beside.startLine - 1)) : undefined;
  }
  const { own, beside } = innermost;
  const share = (line - (own.startLine - 1)) / Math.max(height(own), 1);
  return beside.startLine - 1 + Math.round(share * height(beside));
}

/** The lines of an item, and the number of its pair; an item without a counterpart has none. */
export interface Region {
  readonly lines: ReportRange;
  readonly pair: number | undefined;
}

/** The innermost items of one side. Both halves of a pair have the same number, so that they can look the same. */
export function regions(alignments: readonly AlignedItems[], side: Side): Region[] {
  const all = alignments.flatMap((one, number) => {
    const lines = one[side];
    const isPaired = one.source !== undefined && one.target !== undefined;
    return lines === undefined ? [] : [{ lines, pair: isPaired ? number : undefined }];
  });
  return all.filter((one) => !all.some((other) => other !== one && surrounds(one.lines, other.lines)));
}

function surrounds(outer: ReportRange, inner: ReportRange): boolean {
  return outer.startLine <= inner.startLine && inner.endLine <= outer.endLine;
}

function holds(range: ReportRange, line: number): boolean {
  return range.startLine - 1 <= line && line <= range.endLine - 1;
}

function height(range: ReportRange): number {
  return range.endLine - range.startLine;
}
