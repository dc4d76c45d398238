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
  private readonly changed = new EventEmitter<void>();
  private readonly known = new Map<string, { readonly score: TranslationScore; readonly version: number | undefined }>();
  private readonly listeners: readonly Disposable[];
  private timer: NodeJS.Timeout | undefined;
  /** How often an original was changed; a score that was asked for before such a change is stale when it comes. */
  private changedOriginals = 0;

  /** Fires when a score, or its staleness, is another now. */
  readonly onDidChange = this.changed.event;

  constructor(private readonly client: () => Promise<LanguageClient | undefined>) {
    this.listeners = [
      window.onDidChangeActiveTextEditor(() => { this.schedule(0); }),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length === 0 || !this.concerns(document)) return;
        this.outdate(document.uri);
        this.changed.fire();
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
    this.changed.fire();
  }

  /** Asks for the scores again: another server, another judge or another original may have changed them. */
  refresh(): void {
    this.known.clear();
    this.schedule(0);
  }

  /** Drops all scores: there is no server that could vouch for them. */
  forget(): void {
    this.known.clear();
    this.changed.fire();
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.listeners.forEach((listener) => { listener.dispose(); });
    this.changed.dispose();
  }

  private concerns(document: TextDocument): boolean {
    return document === activeDocument() || this.pairOf(document.uri) !== undefined;
  }

  /** What was scored against an original that has another text now is stale, though its own text is the same. */
  private outdate(original: Uri): void {
    for (const [translation, { score }] of this.known) {
      if (!isSameFile(score.sourceUri, original)) continue;
      this.known.set(translation, { score, version: undefined });
      this.changedOriginals += 1;
    }
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), milliseconds);
  }

  /** The translation to score: the active file, or the one of which the active file is known to be the original. */
  private wanted(): TextDocument | undefined {
    const active = activeDocument();
    const known = active && this.pairOf(active.uri)?.score.targetUri;
    return known === undefined ? active : workspace.textDocuments.find(({ uri }) => isSameFile(known, uri));
  }

  /** Scores a translation without a word; what has no original has no score. */
  private async ask(): Promise<void> {
    const document = this.wanted();
    if (document === undefined) return;
    const standing = this.of(document.uri);
    if (standing !== undefined && !standing.isStale) return;
    const client = await this.client();
    if (client === undefined) return;
    const [version, originals] = [document.version, this.changedOriginals];
    const argument = { uri: client.code2ProtocolConverter.asUri(document.uri), quiet: true };
    const outcome = await runServerCommand(client, "variorum.scoreTranslation", argument, undefined);
    const score = outcome.kind === "answered" ? parseScore(outcome.answer) : undefined;
    if (document.isClosed) return;
    if (score === undefined) this.known.delete(document.uri.toString());
    else this.known.set(document.uri.toString(), { score, version: originals === this.changedOriginals ? version : undefined });
    this.changed.fire();
  }
}

function versionOf(uri: Uri): number | undefined {
  return workspace.textDocuments.find((one) => one.uri.toString() === uri.toString())?.version;
}
