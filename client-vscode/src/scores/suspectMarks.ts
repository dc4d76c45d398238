import {
  l10n, MarkdownString, OverviewRulerLane, Range, ThemeColor, Uri, window,
  type DecorationOptions, type Disposable, type TextEditor,
} from "vscode";
import type { Evidence } from "./breakdown";
import { FIRST_SUSPECTS } from "./score";
import type { ScoreStore } from "./scoreStore";

/** Marks the lines of a translation that are worth reading first, in the gutter and beside the scroll bar. */
export class SuspectMarks implements Disposable {
  private readonly mark;
  private readonly listeners: readonly Disposable[];

  constructor(
    extensionUri: Uri,
    private readonly scores: ScoreStore,
  ) {
    this.mark = window.createTextEditorDecorationType({
      gutterIconPath: Uri.joinPath(extensionUri, "media", "suspect.svg"),
      gutterIconSize: "70%",
      overviewRulerColor: new ThemeColor("charts.orange"),
      overviewRulerLane: OverviewRulerLane.Left,
    });
    this.listeners = [
      scores.onDidChange(() => { this.render(); }),
      window.onDidChangeVisibleTextEditors(() => { this.render(); }),
    ];
  }

  dispose(): void {
    this.listeners.forEach((listener) => { listener.dispose(); });
    this.mark.dispose();
  }

  private render(): void {
    window.visibleTextEditors.forEach((editor) => { this.show(editor); });
  }

  /** The marks of a text that has changed stay where its editor has moved them, until it is scored again. */
  private show(editor: TextEditor): void {
    const standing = this.scores.of(editor.document.uri);
    if (standing?.isStale === true) return;
    const suspects = standing?.score.suspects.slice(0, FIRST_SUSPECTS) ?? [];
    editor.setDecorations(this.mark, suspects.flatMap(decoration));
  }
}

function decoration(suspect: Evidence): DecorationOptions[] {
  if (suspect.target === undefined) return [];
  const line = suspect.target.startLine - 1;
  // The text quotes the file, so nothing in it is markup.
  const hoverMessage = new MarkdownString().appendText(l10n.t("Look here: {0}", suspect.text));
  return [{ range: new Range(line, 0, line, 0), hoverMessage }];
}
