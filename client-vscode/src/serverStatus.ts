import { l10n, languages, LanguageStatusSeverity, type Disposable } from "vscode";
import { DOCUMENT_SELECTOR } from "./clientOptions";
import type { ServerLaunch } from "./discovery";
import { versionText } from "./version";

/** What the server is doing, behind the braces in the status bar. */
export class ServerStatus implements Disposable {
  private readonly item = languages.createLanguageStatusItem("variorum.server", DOCUMENT_SELECTOR);

  constructor() {
    this.item.name = l10n.t("Variorum server");
    this.starting();
  }

  starting(): void {
    this.show(l10n.t("Variorum is starting"), "", LanguageStatusSeverity.Information);
    this.item.busy = true;
  }

  running(launch: ServerLaunch): void {
    const version = `Variorum ${versionText(launch.version)}`;
    this.show(version, `${launch.candidate.program} (${launch.candidate.origin})`, LanguageStatusSeverity.Information);
    this.item.command = { title: l10n.t("Restart"), command: "variorum.restart" };
  }

  failed(reason: string): void {
    this.show(l10n.t("Variorum is not running"), reason, LanguageStatusSeverity.Error);
    this.item.command = { title: l10n.t("Show output"), command: "variorum.showOutput" };
  }

  dispose(): void {
    this.item.dispose();
  }

  private show(text: string, detail: string, severity: LanguageStatusSeverity): void {
    this.item.busy = false;
    this.item.command = undefined;
    this.item.text = text;
    this.item.detail = detail;
    this.item.severity = severity;
  }
}
