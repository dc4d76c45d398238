import type { AlignedItems, ReportRange } from "../scores/breakdown";

/** The sides of a pair. */
export type Side = "source" | "target";

/** A line of one side and the line of the other side beside it. */
interface Anchor {
  readonly own: number;
  readonly beside: number;
}

/**
 * The line of the other side that belongs beside a line of this one; both count from 0. Undefined if nothing is aligned.
 *
 * The first and last lines of aligned items lie beside each other, and so do the tops of the files. Lines between two
 * such anchors, such as comments and items without a counterpart, are matched in proportion. If the item around the line
 * has moved, only anchors inside of it count.
 */
export function lineBeside(alignments: readonly AlignedItems[], side: Side, line: number): number | undefined {
  const other = side === "source" ? "target" : "source";
  const aligned = alignments.flatMap((one) => {
    const [own, beside] = [one[side], one[other]];
    return own !== undefined && beside !== undefined ? [{ own, beside }] : [];
  });
  if (aligned.length === 0) return undefined;
  const around = aligned.filter(({ own }) => holds(own, line)).sort((a, b) => height(a.own) - height(b.own))[0];
  const inside = aligned.filter((one) => around === undefined || surrounds(around.own, one.own));
  const anchors = inside.flatMap(({ own, beside }) => [
    { own: own.startLine - 1, beside: beside.startLine - 1 },
    { own: own.endLine - 1, beside: beside.endLine - 1 },
  ]);
  const top = around === undefined ? [{ own: 0, beside: 0 }] : [];
  return between([...top, ...anchors].sort((a, b) => a.own - b.own), line);
}

function between(anchors: readonly Anchor[], line: number): number {
  const before = anchors.filter(({ own }) => own <= line).at(-1) ?? { own: 0, beside: 0 };
  const after = anchors.find(({ own, beside }) => own > line && beside >= before.beside);
  const distance = line - before.own;
  if (after === undefined) return before.beside + distance;
  return before.beside + Math.round((distance / (after.own - before.own)) * (after.beside - before.beside));
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
