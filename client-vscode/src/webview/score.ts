// The page of the score panel: it draws what it is sent and says what was clicked. It holds no state of its own.

import * as l10n from "@vscode/l10n";
import type { Bar, Evidence, PastScore, Verdict } from "../scores/breakdown";
import { FIRST_SUSPECTS, threeDigits, type TranslationScore } from "../scores/score";
import type { PanelRequest, ShowScore } from "./messages";

declare function acquireVsCodeApi(): { postMessage(message: PanelRequest): void };

const editor = acquireVsCodeApi();

window.addEventListener("message", ({ data }: MessageEvent<ShowScore>) => { draw(data); });
editor.postMessage({ kind: "ready" });

function draw(shown: ShowScore): void {
  if (shown.words !== undefined) l10n.config({ contents: { ...shown.words } });
  const page = document.querySelector("main");
  page?.replaceChildren(...(shown.score === undefined ? nothing() : whole(shown.score, shown)));
}

function nothing(): Node[] {
  return [element("p", "", l10n.t("Open a translation whose original is known to see its scores."))];
}

function whole(score: TranslationScore, shown: ShowScore): Node[] {
  const stale = shown.isStale ? [element("p", "stale", l10n.t("The text has changed since it was scored."))] : [];
  return [
    element("h2", "", shown.targetName),
    element("p", "quiet", l10n.t("from {0}", shown.sourceName)),
    ...stale,
    actions(),
    ...(score.suspects.length === 0 ? [] : [suspects(score.suspects)]),
    section(`S ${threeDigits(score.s)}`, l10n.t("structural comparison"), score.parts),
    ...score.verdicts.map(verdict),
    ...(score.history.length === 0 ? [] : [history(score.history)]),
  ];
}

/** The places to read first, each with buttons that lead there. */
function suspects(all: readonly Evidence[]): Node {
  const whole = element("section", "");
  const list = element("ol", "");
  list.append(...all.slice(0, FIRST_SUSPECTS).map(evidence));
  whole.append(element("h3", "", l10n.t("Where to look first")), list);
  return whole;
}

function actions(): Node {
  const bar = element("div", "actions");
  const titles = {
    "variorum.judgeTranslation": l10n.t("Score with the model judge"),
    "variorum.rateTranslation": l10n.t("Rate it yourself"),
    "variorum.openCounterpart": l10n.t("Open counterpart"),
    "variorum.showReport": l10n.t("Show report"),
  };
  for (const [command, title] of Object.entries(titles)) {
    bar.append(button(title, () => { editor.postMessage({ kind: "run", command }); }));
  }
  return bar;
}

/** One judge's words: the offline estimate, a model beside it, a person beside both. */
function verdict(one: Verdict): Node {
  const j = one.j === null ? l10n.t("J unscored") : `J ${threeDigits(one.j)}`;
  const imm = one.imm === null ? "" : `, IMM ${threeDigits(one.imm)}`;
  const kind = { estimate: "", model: `, ${l10n.t("model")}`, person: `, ${l10n.t("person")}` }[one.kind];
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
  meter.setAttribute("aria-label", l10n.t("{0}: {1} of 1, weight {2}", one.name, threeDigits(one.value), threeDigits(one.weight)));
  row.append(element("span", "name", one.name), meter, element("span", "value", threeDigits(one.value)));
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
  for (const [side, label] of [["source", l10n.t("original")], ["target", l10n.t("translation")]] as const) {
    const range = one[side];
    if (range === undefined) continue;
    const place = button(`${label}:${range.startLine}`, () => { editor.postMessage({ kind: "open", side, range }); });
    place.className = "link";
    item.append(" ", place);
  }
  return item;
}

/** What was said over time, the latest first. */
function history(past: readonly PastScore[]): Node {
  const whole = element("section", "");
  const table = element("table", "");
  table.append(...past.map(pastScore));
  whole.append(element("h3", "", l10n.t("History")), table);
  return whole;
}

function pastScore(one: PastScore): Node {
  const row = element("tr", "");
  const time = document.createElement("time");
  Object.assign(time, { dateTime: one.time, textContent: new Date(one.time).toLocaleString(undefined, { dateStyle: "short", timeStyle: "short" }) });
  const when = element("td", "quiet");
  when.append(time);
  row.append(when, element("td", "", one.judge), element("td", "value", one.j === null ? l10n.t("J unscored") : `J ${threeDigits(one.j)}`));
  return row;
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
