import { l10n, MarkdownString, StatusBarAlignment, window, type Disposable } from "vscode";
import { activeDocument } from "../activeDocument";
import { statusText } from "./score";
import type { ScoreStore, Standing } from "./scoreStore";

/** Shows the pair, S and J of the active document in the status bar; a click offers what can be done about it. */
export class ScoreStatus implements Disposable {
  private readonly item = window.createStatusBarItem("variorum.score", StatusBarAlignment.Right, 100);
  private readonly listeners: readonly Disposable[];
  private judge = "";

  constructor(private readonly scores: ScoreStore) {
    this.item.name = l10n.t("Variorum score");
    this.item.command = "variorum.actions";
    this.listeners = [
      window.onDidChangeActiveTextEditor(() => { this.render(); }),
      scores.onDidChange(() => { this.render(); }),
    ];
  }

  /** Says in the tooltip which model judge is set up, or why none is. */
  showJudge(state: string): void {
    this.judge = state;
    this.render();
  }

  /** What the status bar shows of the active document; undefined where it shows nothing. */
  text(): string | undefined {
    const document = activeDocument();
    const standing = document && this.scores.of(document.uri);
    return standing && statusText(standing.score, standing.isStale);
  }

  dispose(): void {
    this.listeners.forEach((listener) => { listener.dispose(); });
    this.item.dispose();
  }

  private render(): void {
    const document = activeDocument();
    const standing = document && this.scores.of(document.uri);
    if (standing === undefined) {
      this.item.hide();
      return;
    }
    this.show(standing);
  }

  private show({ score, isStale }: Standing): void {
    const text = statusText(score, isStale);
    this.item.text = text;
    const label = text.replaceAll(/\$\([\w-]+\)\s*/g, "");
    this.item.accessibilityInformation = { label: l10n.t("Translation score: {0}", label), role: "button" };
    const stale = isStale ? `*${l10n.t("The text has changed since it was scored.")}*\n\n` : "";
    // Trust stays off: the breakdown quotes names from the files under review.
    this.item.tooltip = new MarkdownString(`${stale}${score.markdown}\n\n`).appendText(this.judge);
    this.item.show();
  }
}
