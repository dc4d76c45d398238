// The page of the score panel: it draws what it is sent and says what was clicked. It holds no state of its own.

import type { Bar, Evidence, Verdict } from "../scores/breakdown";
import type { TranslationScore } from "../scores/score";
import { PANEL_COMMANDS, type PanelRequest, type ShowScore } from "./messages";

declare function acquireVsCodeApi(): { postMessage(message: PanelRequest): void };

const editor = acquireVsCodeApi();

window.addEventListener("message", ({ data }: MessageEvent<ShowScore>) => { draw(data); });
editor.postMessage({ kind: "ready" });

function draw(shown: ShowScore): void {
  const page = document.querySelector("main");
  page?.replaceChildren(...(shown.score === undefined ? nothing() : whole(shown.score, shown)));
}

function nothing(): Node[] {
  return [element("p", "", "Open a translation whose original is known to see its scores.")];
}

function whole(score: TranslationScore, shown: ShowScore): Node[] {
  const stale = shown.isStale ? [element("p", "stale", "The text has changed since it was scored.")] : [];
  return [
    element("h2", "", shown.targetName),
    element("p", "quiet", `from ${shown.sourceName}`),
    ...stale,
    actions(),
    section(`S ${digits(score.s)}`, "structural comparison", score.parts),
    ...score.verdicts.map(verdict),
  ];
}

function actions(): Node {
  const bar = element("div", "actions");
  for (const [command, title] of PANEL_COMMANDS) {
    bar.append(button(title, () => { editor.postMessage({ kind: "run", command }); }));
  }
  return bar;
}

/** One judge's words: the offline estimate, a model beside it, a person beside both. */
function verdict(one: Verdict): Node {
  const j = one.j === null ? "J unscored" : `J ${digits(one.j)}`;
  const imm = one.imm === null ? "" : `, IMM ${digits(one.imm)}`;
  const kind = one.kind === "estimate" ? "" : `, ${one.kind}`;
  const remarks = [one.facts, one.stale, one.j === null ? one.reason : ""].filter((text) => text !== "");
  return section(`${j}${imm}`, [`${one.judge}${kind}`, ...remarks].join("; "), one.bars);
}

function section(title: string, about: string, bars: readonly Bar[]): Node {
  const whole = element("section", "");
  whole.append(element("h3", "", title), element("p", "quiet", about), ...bars.map(bar));
  return whole;
}

/** A bar with its number, and its evidence behind a disclosure that the keyboard reaches. */
function bar(one: Bar): Node {
  const row = element("div", "row");
  const meter = document.createElement("meter");
  Object.assign(meter, { min: 0, max: 1, low: 0.6, high: 0.85, optimum: 1, value: one.value });
  meter.setAttribute("aria-label", `${one.name}: ${digits(one.value)} of 1, weight ${digits(one.weight)}`);
  row.append(element("span", "name", one.name), meter, element("span", "value", digits(one.value)));
  if (one.evidence.length === 0) return row;
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.append(row);
  const list = element("ul", "");
  list.append(...one.evidence.map(evidence));
  details.append(summary, list);
  return details;
}

function evidence(one: Evidence): Node {
  const item = element("li", "", one.text);
  for (const [side, label] of [["source", "original"], ["target", "translation"]] as const) {
    const range = one[side];
    if (range === undefined) continue;
    const place = button(`${label}:${range.startLine}`, () => { editor.postMessage({ kind: "open", side, range }); });
    place.className = "link";
    item.append(" ", place);
  }
  return item;
}

function button(title: string, run: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.textContent = title;
  made.addEventListener("click", run);
  return made;
}

/** An element whose text is text and never markup. */
function element(name: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function digits(value: number): string {
  return value.toFixed(3);
}
