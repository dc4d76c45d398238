import { Range, TextEditorRevealType, window, workspace, type Disposable, type TextEditor } from "vscode";
import type { ScoreStore } from "../scores/scoreStore";
import { isSameFile } from "../uris";
import { lineBeside } from "./alignment";

/** Keeps aligned items of a pair beside one another while the active side scrolls; the other side never leads back. */
export class Scrolling implements Disposable {
  private readonly registered: readonly Disposable[];
  /** The active editor, if it scrolled before its pair had a score: the other side follows once there is one. */
  private waiting: TextEditor | undefined;

  constructor(private readonly scores: ScoreStore) {
    this.registered = [
      window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => { this.follow(textEditor); }),
      scores.onDidChange(() => {
        if (this.waiting !== undefined) this.follow(this.waiting);
      }),
    ];
  }

  dispose(): void {
    this.registered.forEach((one) => { one.dispose(); });
  }

  private follow(scrolled: TextEditor): void {
    if (scrolled !== window.activeTextEditor) return;
    if (!workspace.getConfiguration("variorum", scrolled.document).get<boolean>("sideBySide.scroll", true)) return;
    const standing = this.scores.pairOf(scrolled.document.uri);
    this.waiting = standing === undefined ? scrolled : undefined;
    const top = scrolled.visibleRanges[0]?.start.line;
    if (standing === undefined || top === undefined) return;
    const isTarget = isSameFile(standing.score.targetUri, scrolled.document.uri);
    const otherUri = isTarget ? standing.score.sourceUri : standing.score.targetUri;
    const other = window.visibleTextEditors.find(({ document }) => isSameFile(otherUri, document.uri));
    const line = lineBeside(standing.score.alignments, isTarget ? "target" : "source", top);
    if (other === undefined || line === undefined) return;
    other.revealRange(new Range(line, 0, line, 0), TextEditorRevealType.AtTop);
  }
}
