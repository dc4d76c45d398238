import { Range, TextEditorRevealType, window, workspace, type Disposable, type TextEditor } from "vscode";
import type { ScoreStore } from "../scores/scoreStore";
import { isSameFile } from "../uris";
import { lineBeside } from "./alignment";

/** An editor that was scrolled by us reports that it scrolled; such an echo within this time is not followed. */
const ECHO_MILLISECONDS = 300;

/** Keeps aligned items of a pair beside one another while either side scrolls. */
export class Scrolling implements Disposable {
  private followed: { readonly editor: TextEditor; readonly until: number } | undefined;
  private readonly listener = window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => { this.follow(textEditor); });

  constructor(private readonly scores: ScoreStore) {}

  dispose(): void {
    this.listener.dispose();
  }

  private follow(scrolled: TextEditor): void {
    if (!workspace.getConfiguration("variorum", scrolled.document).get<boolean>("sideBySide.scroll", true)) return;
    if (this.followed?.editor === scrolled && Date.now() < this.followed.until) return;
    const standing = this.scores.pairOf(scrolled.document.uri);
    const top = scrolled.visibleRanges[0]?.start.line;
    if (standing === undefined || top === undefined) return;
    const isTarget = isSameFile(standing.score.targetUri, scrolled.document.uri);
    const otherUri = isTarget ? standing.score.sourceUri : standing.score.targetUri;
    const other = window.visibleTextEditors.find(({ document }) => isSameFile(otherUri, document.uri));
    const line = lineBeside(standing.score.alignments, isTarget ? "target" : "source", top);
    if (other === undefined || line === undefined) return;
    this.followed = { editor: other, until: Date.now() + ECHO_MILLISECONDS };
    other.revealRange(new Range(line, 0, line, 0), TextEditorRevealType.AtTop);
  }
}
