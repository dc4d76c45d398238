import { randomBytes } from "node:crypto";
import { posix } from "node:path";
import {
  commands, env, l10n, Range, Uri, ViewColumn, window,
  type Disposable, type Webview, type WebviewView, type WebviewViewProvider,
} from "vscode";
import { activeDocument } from "../activeDocument";
import { PANEL_COMMANDS, type PanelRequest, type ShowScore } from "../webview/messages";
import type { ReportRange } from "./breakdown";
import type { ScoreStore, Standing } from "./scoreStore";

/** The side panel with the breakdown of the active translation's scores. */
export class ScorePanel implements WebviewViewProvider, Disposable {
  private view: WebviewView | undefined;
  /** The pair that is on show; it stays while another kind of document is active. */
  private shown: Standing | undefined;
  private readonly listeners: readonly Disposable[];

  constructor(
    private readonly extensionUri: Uri,
    private readonly scores: ScoreStore,
  ) {
    this.listeners = [
      window.registerWebviewViewProvider("variorum.score", this),
      window.onDidChangeActiveTextEditor(() => { this.render(); }),
      scores.onDidChange(() => { this.render(); }),
    ];
  }

  resolveWebviewView(view: WebviewView): void {
    this.view = view;
    view.webview.options = { enableScripts: true, localResourceRoots: [this.folder("dist"), this.folder("media")] };
    view.webview.onDidReceiveMessage((message: PanelRequest) => {
      this.follow(message).catch((error: unknown) => void window.showErrorMessage(String(error)));
    });
    view.onDidDispose(() => { this.view = undefined; });
    view.webview.html = this.page(view.webview);
  }

  dispose(): void {
    this.listeners.forEach((listener) => { listener.dispose(); });
  }

  private async follow(request: PanelRequest): Promise<void> {
    if (request.kind === "ready") this.render();
    else if (request.kind === "open") await this.open(request.side, request.range);
    else await this.run(request.command);
  }

  /** Only what has a button is run, whatever the page asks for. */
  private async run(command: string): Promise<void> {
    if (this.shown === undefined || !PANEL_COMMANDS.includes(command)) return;
    await commands.executeCommand(command, { uri: this.shown.score.targetUri });
  }

  private async open(side: "source" | "target", range: ReportRange): Promise<void> {
    if (this.shown === undefined) return;
    const { sourceUri, targetUri } = this.shown.score;
    const selection = new Range(range.startLine - 1, range.startColumn - 1, range.endLine - 1, range.endColumn - 1);
    const uri = Uri.parse(side === "source" ? sourceUri : targetUri);
    const beside = window.visibleTextEditors.find((editor) => editor.document.uri.toString() === uri.toString());
    await window.showTextDocument(uri, { selection, viewColumn: beside?.viewColumn ?? ViewColumn.Active });
  }

  private render(): void {
    const document = activeDocument();
    if (document !== undefined) this.shown = this.scores.pairOf(document.uri);
    if (this.view === undefined) return;
    const score = this.shown?.score;
    const message: ShowScore = {
      score,
      isStale: this.shown?.isStale === true,
      sourceName: score === undefined ? "" : posix.basename(Uri.parse(score.sourceUri).path),
      targetName: score === undefined ? "" : posix.basename(Uri.parse(score.targetUri).path),
      words: l10n.bundle,
    };
    void this.view.webview.postMessage(message);
  }

  private page(webview: Webview): string {
    const nonce = randomBytes(16).toString("hex");
    const script = webview.asWebviewUri(Uri.joinPath(this.folder("dist"), "score.js")).toString();
    const style = webview.asWebviewUri(Uri.joinPath(this.folder("media"), "score.css")).toString();
    const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
    return `<!DOCTYPE html>
<html lang="${env.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${l10n.t("Variorum score")}</title>
<link rel="stylesheet" href="${style}">
</head>
<body><main aria-live="polite"></main><script nonce="${nonce}" src="${script}"></script></body>
</html>`;
  }

  private folder(name: string): Uri {
    return Uri.joinPath(this.extensionUri, name);
  }
}
