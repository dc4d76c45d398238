import {
  MarkdownString,
  StatusBarAlignment,
  window,
  workspace,
  type Disposable,
  type TextDocument,
  type Uri,
} from "vscode";
import { statusText, type TranslationScore } from "./score";

interface Remembered {
  readonly score: TranslationScore;
  /** The document's version that was scored; undefined when it was not open. */
  readonly version: number | undefined;
}

/** Shows the score of the active document in the status bar, from its scoring until it is closed. */
export class ScoreStatus implements Disposable {
  private readonly remembered = new Map<string, Remembered>();
  private readonly item = window.createStatusBarItem("variorum.score", StatusBarAlignment.Right, 100);
  private readonly listeners: readonly Disposable[];

  constructor() {
    this.item.name = "Variorum score";
    this.item.command = "variorum.showReport";
    this.listeners = [
      window.onDidChangeActiveTextEditor(() => { this.render(); }),
      workspace.onDidChangeTextDocument((event) => {
        if (event.document === window.activeTextEditor?.document) this.render();
      }),
      workspace.onDidCloseTextDocument((document) => this.remembered.delete(document.uri.toString())),
    ];
  }

  /** Keeps the score that was computed for this version of the document, and shows it if that is active. */
  remember(uri: Uri, version: number | undefined, score: TranslationScore): void {
    this.remembered.set(uri.toString(), { score, version });
    this.render();
  }

  /** Forgets every score: another server may judge otherwise. */
  forgetAll(): void {
    this.remembered.clear();
    this.render();
  }

  dispose(): void {
    this.listeners.forEach((listener) => { listener.dispose(); });
    this.item.dispose();
  }

  private render(): void {
    const document = window.activeTextEditor?.document;
    const entry = document && this.remembered.get(document.uri.toString());
    if (document === undefined || entry === undefined) {
      this.item.hide();
      return;
    }
    this.show(document, entry);
  }

  private show(document: TextDocument, { score, version }: Remembered): void {
    const isStale = version !== document.version;
    const text = statusText(score, isStale);
    this.item.text = text;
    this.item.accessibilityInformation = { label: `Translation score: ${text.replaceAll(/\$\([\w-]+\)\s*/g, "")}` };
    // Trust stays off: the breakdown quotes names from the files under review.
    this.item.tooltip = new MarkdownString(
      isStale ? `*The text has changed since it was scored.*\n\n${score.markdown}` : score.markdown,
    );
    this.item.show();
  }
}
