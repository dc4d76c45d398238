import { commands, ConfigurationTarget, Range, ThemeColor, window, workspace, type Disposable } from "vscode";
import type { ScoreStore } from "../scores/scoreStore";
import { isSameFile } from "../uris";

const SETTING = "sideBySide.regions";

/** Marks the items that have a counterpart, each in its own of two alternating tints, and those that have none. */
export class AlignedRegions implements Disposable {
  private readonly tints = ["diffEditor.unchangedCodeBackground", "editor.wordHighlightBackground"].map((color) =>
    window.createTextEditorDecorationType({ isWholeLine: true, backgroundColor: new ThemeColor(color) }),
  );
  private readonly alone = window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new ThemeColor("diffEditor.removedLineBackground"),
  });
  private readonly registered: readonly Disposable[];

  constructor(private readonly scores: ScoreStore) {
    this.registered = [
      commands.registerCommand("variorum.toggleAlignedRegions", () => toggle(SETTING)),
      scores.onDidChange(() => { this.draw(); }),
      window.onDidChangeVisibleTextEditors(() => { this.draw(); }),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(`variorum.${SETTING}`)) this.draw();
      }),
    ];
  }

  dispose(): void {
    [...this.registered, ...this.tints, this.alone].forEach((one) => { one.dispose(); });
  }

  private draw(): void {
    for (const editor of window.visibleTextEditors) {
      const isOn = workspace.getConfiguration("variorum", editor.document).get<boolean>(SETTING, false);
      const score = isOn ? this.scores.pairOf(editor.document.uri)?.score : undefined;
      const side = score !== undefined && isSameFile(score.targetUri, editor.document.uri) ? "target" : "source";
      const items = (score?.alignments ?? []).flatMap((one) => {
        const range = one[side];
        const isPaired = one.source !== undefined && one.target !== undefined;
        return range === undefined ? [] : [{ isPaired, range: new Range(range.startLine - 1, 0, range.endLine - 1, 0) }];
      });
      const paired = items.filter(({ isPaired }) => isPaired).map(({ range }) => range);
      this.tints.forEach((tint, index) => {
        editor.setDecorations(tint, paired.filter((_, number) => number % this.tints.length === index));
      });
      editor.setDecorations(this.alone, items.filter(({ isPaired }) => !isPaired).map(({ range }) => range));
    }
  }
}

/** Turns a switch among the user's settings over. */
export async function toggle(setting: string): Promise<void> {
  const section = workspace.getConfiguration("variorum");
  await section.update(setting, !section.get<boolean>(setting, false), ConfigurationTarget.Global);
}
