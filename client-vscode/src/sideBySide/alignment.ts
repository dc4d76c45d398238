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

function holds(range: ReportRange, line: number): boolean {
  return range.startLine - 1 <= line && line <= range.endLine - 1;
}

function height(range: ReportRange): number {
  return range.endLine - range.startLine;
}
