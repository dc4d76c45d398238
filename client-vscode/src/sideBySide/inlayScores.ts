import { commands, EventEmitter, InlayHint, languages, Position, workspace, type Disposable, type InlayHintsProvider, type TextDocument } from "vscode";
import { DOCUMENT_SELECTOR } from "../clientOptions";
import { threeDigits } from "../scores/score";
import type { ScoreStore } from "../scores/scoreStore";
import { toggle } from "./alignedRegions";

const SETTING = "inlay.enabled";

/** Writes the S of each item at the end of its first line: off until the user switches it on. */
export class InlayScores implements InlayHintsProvider, Disposable {
  private readonly changed = new EventEmitter<void>();
  readonly onDidChangeInlayHints = this.changed.event;
  private readonly registered: readonly Disposable[];

  constructor(private readonly scores: ScoreStore) {
    this.registered = [
      languages.registerInlayHintsProvider(DOCUMENT_SELECTOR, this),
      commands.registerCommand("variorum.toggleInlayScores", () => toggle(SETTING)),
      scores.onDidChange(() => { this.changed.fire(); }),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(`variorum.${SETTING}`)) this.changed.fire();
      }),
    ];
  }

  provideInlayHints(document: TextDocument): InlayHint[] {
    if (!workspace.getConfiguration("variorum", document).get<boolean>(SETTING, false)) return [];
    const standing = this.scores.of(document.uri);
    if (standing === undefined || standing.isStale) return [];
    return standing.score.alignments.flatMap(({ s, target }) => {
      if (s === null || target === undefined || target.startLine > document.lineCount) return [];
      const end = document.lineAt(target.startLine - 1).range.end;
      return [Object.assign(new InlayHint(new Position(end.line, end.character), `S ${threeDigits(s)}`), { paddingLeft: true })];
    });
  }

  dispose(): void {
    [...this.registered, this.changed].forEach((one) => { one.dispose(); });
  }
}
