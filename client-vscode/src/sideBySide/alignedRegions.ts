import { commands, ConfigurationTarget, Range, ThemeColor, window, workspace, type Disposable } from "vscode";
import type { ScoreStore } from "../scores/scoreStore";
import { isSameFile } from "../uris";
import { regions, type Region } from "./alignment";

const SETTING = "sideBySide.regions";

/** Marks the items that have a counterpart, each in its own of two alternating tints, and those that have none. */
export class AlignedRegions implements Disposable {
  private readonly tints = ["variorum.alignedRegion", "variorum.nextAlignedRegion"].map((color) =>
    window.createTextEditorDecorationType({ isWholeLine: true, backgroundColor: new ThemeColor(color) }),
  );
  private readonly alone = window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new ThemeColor("variorum.unalignedRegion"),
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
      const shown = regions(score?.alignments ?? [], side);
      this.tints.forEach((tint, index) => {
        editor.setDecorations(tint, rangesOf(shown.filter(({ pair }) => pair !== undefined && pair % this.tints.length === index)));
      });
      editor.setDecorations(this.alone, rangesOf(shown.filter(({ pair }) => pair === undefined)));
    }
  }
}

function rangesOf(shown: readonly Region[]): Range[] {
  return shown.map(({ lines }) => new Range(lines.startLine - 1, 0, lines.endLine - 1, 0));
}

/** Turns a switch among the user's settings over. */
export async function toggle(setting: string): Promise<void> {
  const section = workspace.getConfiguration("variorum");
  await section.update(setting, !section.get<boolean>(setting, false), ConfigurationTarget.Global);
}
