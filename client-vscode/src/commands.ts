import { posix } from "node:path";
import { commands, env, l10n, Uri, window, type Disposable } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { isRecord, type CommandArgument } from "./arguments";
import { pickCounterpart } from "./choosePair";
import type { DocumentCommands, Remedy } from "./documentCommands";
import { parseScore, scoreSummary } from "./scores/score";
import type { ScoreStore } from "./scores/scoreStore";

/** The commands about one translation that need no judge; lenses and code actions of the server call them as well. */
export class Commands {
  constructor(
    private readonly documents: DocumentCommands,
    private readonly scores: ScoreStore,
  ) {}

  register(): Disposable[] {
    return [
      this.documents.on("variorum.scoreTranslation", (client, argument) => this.score(client, argument)),
      this.documents.on("variorum.choosePair", (client, argument) => this.choosePair(client, argument)),
      this.documents.on("variorum.showReport", (client, argument) => this.showReport(client, argument)),
      this.documents.on("variorum.fixAll", (client, argument) => this.fixAll(client, argument)),
      this.documents.on("variorum.witnessTest", (client, argument) => this.copyAsTest(client, argument)),
    ];
  }

  /** What helps a translation whose original is not known. */
  chooseRemedy(client: LanguageClient, argument: CommandArgument): Remedy {
    return { label: l10n.t("Choose the counterpart"), run: () => this.choosePair(client, { uri: argument.uri }) };
  }

  /** Scores the document, shows the score in the panel, and says it in one line. */
  private async score(client: LanguageClient, argument: CommandArgument): Promise<void> {
    const title = l10n.t("Score this translation");
    const remedy = this.chooseRemedy(client, argument);
    const answer = await this.documents.ask(client, "variorum.scoreTranslation", { ...argument, quiet: true }, title, remedy);
    if (answer === undefined) return;
    const score = parseScore(answer);
    if (score === undefined) {
      void window.showErrorMessage(l10n.t("The server's answer holds no score."));
      return;
    }
    const uri = client.protocol2CodeConverter.asUri(argument.uri);
    this.scores.remember(uri, score);
    await commands.executeCommand("variorum.score.focus", { preserveFocus: true });
    const showReport = l10n.t("Show report");
    const message = `${posix.basename(uri.path)}: ${scoreSummary(score)}`;
    const choice = await window.showInformationMessage(message, showReport);
    if (choice === showReport) await this.showReport(client, { uri: argument.uri });
  }

  private async choosePair(client: LanguageClient, argument: CommandArgument): Promise<void> {
    const complete = await withSource(client, argument);
    if (complete === undefined) return;
    const title = l10n.t("Choose the counterpart");
    const answer = await this.documents.ask(client, "variorum.choosePair", complete, title);
    if (!isRecord(answer)) return;
    this.scores.refresh();
    await commands.executeCommand("variorum.refreshPairs");
    const [target, source] = [String(answer["target"]), String(answer["source"])];
    const score = l10n.t("Score this translation");
    const message = l10n.t("{0} is now the translation of {1}.", target, source);
    const choice = await window.showInformationMessage(message, score);
    if (choice === score) await this.score(client, { uri: argument.uri });
  }

  /** The server writes the report; its Markdown page opens beside the translation. */
  private async showReport(client: LanguageClient, argument: CommandArgument): Promise<void> {
    const remedy = this.chooseRemedy(client, argument);
    const asked = { ...argument, show: false };
    const answer = await this.documents.ask(client, "variorum.showReport", asked, l10n.t("Show report"), remedy);
    if (!isRecord(answer) || typeof answer["markdown"] !== "string") return;
    const page = client.protocol2CodeConverter.asUri(answer["markdown"]);
    await commands.executeCommand("markdown.showPreviewToSide", page);
  }

  /** The server writes the test and shows it; the clipboard is the editor's. */
  private async copyAsTest(client: LanguageClient, argument: CommandArgument): Promise<void> {
    const answer = await this.documents.ask(client, "variorum.witnessTest", argument, l10n.t("Copy as a test"));
    if (!isRecord(answer) || typeof answer["text"] !== "string") return;
    await env.clipboard.writeText(answer["text"]);
    void window.showInformationMessage(l10n.t("A test for {0} is on the clipboard.", String(answer["framework"])));
  }

  private async fixAll(client: LanguageClient, argument: CommandArgument): Promise<void> {
    const answer = await this.documents.ask(client, "variorum.fixAll", argument, l10n.t("Fix all"));
    if (!isRecord(answer) || answer["applied"] !== false || typeof answer["reason"] !== "string") return;
    void window.showInformationMessage(l10n.t("Nothing was changed: {0}.", answer["reason"]));
  }
}

/** The argument with a source: the caller's, or the one the user picks. */
async function withSource(client: LanguageClient, argument: CommandArgument): Promise<CommandArgument | undefined> {
  if (typeof argument["source"] === "string") return argument;
  const source = await pickCounterpart(client.protocol2CodeConverter.asUri(argument.uri));
  return source instanceof Uri ? { ...argument, source: client.code2ProtocolConverter.asUri(source) } : undefined;
}
