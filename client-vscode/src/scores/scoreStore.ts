import { EventEmitter, Uri, window, workspace, type Disposable, type TextDocument } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { activeDocument } from "../activeDocument";
import { runServerCommand } from "../serverCommand";
import { isSameFile } from "../uris";
import { parseScore, type TranslationScore } from "./score";

/** Typing settles for so long before the score is asked for again. */
const PAUSE_MILLISECONDS = 1200;

/** A score, and whether the text has changed since. */
export interface Standing {
  readonly score: TranslationScore;
  readonly isStale: boolean;
}

/** The scores of the open translations: asked for when one becomes active or settles, and shared by all who show them. */
export class ScoreStore implements Disposable {
  private readonly changed = new EventEmitter<Uri>();
  private readonly known = new Map<string, { readonly score: TranslationScore; readonly version: number | undefined }>();
  private readonly listeners: readonly Disposable[];
  private timer: NodeJS.Timeout | undefined;

  /** Fires with the translation whose score, or whose staleness, is another now. */
  readonly onDidChange = this.changed.event;

  constructor(private readonly client: () => Promise<LanguageClient | undefined>) {
    this.listeners = [
      window.onDidChangeActiveTextEditor(() => { this.schedule(0); }),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length === 0 || !this.concerns(document)) return;
        this.changed.fire(document.uri);
        this.schedule(PAUSE_MILLISECONDS);
      }),
      workspace.onDidCloseTextDocument(({ uri }) => this.known.delete(uri.toString())),
    ];
  }

  /** The score of a translation, if it was scored since it was opened. */
  of(uri: Uri): Standing | undefined {
    const entry = this.known.get(uri.toString());
    return entry && { score: entry.score, isStale: entry.version !== versionOf(uri) };
  }

  /** The pair that this file is the original or the translation of. */
  pairOf(uri: Uri): Standing | undefined {
    const own = this.of(uri);
    if (own !== undefined) return own;
    const entry = [...this.known.values()].find(({ score }) => isSameFile(score.sourceUri, uri));
    return entry && this.of(Uri.parse(entry.score.targetUri));
  }

  /** Keeps a score that was computed for the text as it is now. */
  remember(uri: Uri, score: TranslationScore): void {
    this.known.set(uri.toString(), { score, version: versionOf(uri) });
    this.changed.fire(uri);
  }

  /** Asks for the scores again: another server, another judge or another original may have changed them. */
  refresh(): void {
    this.known.clear();
    this.schedule(0);
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.listeners.forEach((listener) => { listener.dispose(); });
    this.changed.dispose();
  }

  private concerns(document: TextDocument): boolean {
    return document === activeDocument() || this.known.has(document.uri.toString());
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), milliseconds);
  }

  /** Scores the active document without a word; what has no original has no score. */
  private async ask(): Promise<void> {
    const document = activeDocument();
    if (document === undefined) return;
    const standing = this.of(document.uri);
    if (standing !== undefined && !standing.isStale) return;
    const client = await this.client();
    if (client === undefined) return;
    const version = document.version;
    const argument = { uri: client.code2ProtocolConverter.asUri(document.uri) };
    const outcome = await runServerCommand(client, "variorum.scoreTranslation", argument, undefined);
    const score = outcome.kind === "answered" ? parseScore(outcome.answer) : undefined;
    if (score === undefined) this.known.delete(document.uri.toString());
    else this.known.set(document.uri.toString(), { score, version });
    this.changed.fire(document.uri);
  }
}

function versionOf(uri: Uri): number | undefined {
  return workspace.textDocuments.find((one) => one.uri.toString() === uri.toString())?.version;
}
