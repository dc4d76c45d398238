import { posix } from "node:path";
import { commands, env, Uri, window, workspace, type Disposable, type LogOutputChannel } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { activeDocument } from "./activeDocument";
import { fillArgument, isRecord, type CommandArgument } from "./arguments";
import { pickCounterpart } from "./choosePair";
import { offerHelp } from "./help";
import { parseScore, scoreSummary } from "./score";
import type { ScoreStatus } from "./scoreStatus";
import type { Server } from "./server";
import { runServerCommand } from "./serverCommand";

const CHOOSE = "Choose the counterpart";
const SCORE = "Score this translation";
const SHOW_REPORT = "Show report";

/** The commands that the extension registers itself; the server knows most of them by the same names. */
export const OWNED_COMMANDS: ReadonlySet<string> = new Set([
  "variorum.scoreTranslation",
  "variorum.choosePair",
  "variorum.showReport",
  "variorum.fixAll",
  "variorum.restart",
  "variorum.showOutput",
]);

/** The commands of the palette, which lenses and code actions of the server call as well. */
export class Commands {
  constructor(
    private readonly server: Server,
    private readonly scores: ScoreStatus,
    private readonly log: LogOutputChannel,
  ) {}

  register(): Disposable[] {
    return [
      this.onDocument("variorum.scoreTranslation", (client, argument) => this.score(client, argument)),
      this.onDocument("variorum.choosePair", (client, argument) => this.choosePair(client, argument)),
      this.onDocument("variorum.showReport", (client, argument) => this.showReport(client, argument)),
      this.onDocument("variorum.fixAll", (client, argument) => this.fixAll(client, argument)),
      commands.registerCommand("variorum.restart", async () => {
        this.scores.forgetAll();
        await this.server.restart();
      }),
      commands.registerCommand("variorum.showOutput", () => { this.log.show(); }),
    ];
  }

  /** A command about one document: the caller's, or the active one. */
  private onDocument(
    command: string,
    run: (client: LanguageClient, argument: CommandArgument) => Promise<void>,
  ): Disposable {
    return commands.registerCommand(command, async (...given: unknown[]) => {
      const client = await this.server.running();
      if (client === undefined) {
        offerHelp("The Variorum server is not running.", this.log);
        return;
      }
      const uris = given.map((one) => (one instanceof Uri ? client.code2ProtocolConverter.asUri(one) : one));
      const active = activeDocument();
      const argument = fillArgument(uris, active && client.code2ProtocolConverter.asUri(active.uri));
      if (argument === undefined) {
        void window.showWarningMessage("Open a source file first: the command is about the file in the active editor.");
        return;
      }
      await run(client, argument);
    });
  }

  private async score(client: LanguageClient, argument: CommandArgument): Promise<void> {
    const uri = client.protocol2CodeConverter.asUri(argument.uri);
    const version = workspace.textDocuments.find((one) => one.uri.toString() === uri.toString())?.version;
    const answer = await this.ask(client, "variorum.scoreTranslation", argument, SCORE, CHOOSE);
    if (answer === undefined) return;
    const score = parseScore(answer);
    if (score === undefined) {
      this.log.error(`The server's answer holds no score: ${JSON.stringify(answer)}`);
      offerHelp("The server's answer holds no score.", this.log);
      return;
    }
    this.scores.remember(uri, version, score);
    const message = `${posix.basename(uri.path)}: ${scoreSummary(score)}`;
    const choice = await window.showInformationMessage(message, SHOW_REPORT);
    if (choice === SHOW_REPORT) await this.showReport(client, { uri: argument.uri });
  }

  private async choosePair(client: LanguageClient, argument: CommandArgument): Promise<void> {
    const complete = await withSource(client, argument);
    if (complete === undefined) return;
    const answer = await this.ask(client, "variorum.choosePair", complete, CHOOSE);
    if (!isRecord(answer)) return;
    const message = `${String(answer["target"])} is now the translation of ${String(answer["source"])}.`;
    const choice = await window.showInformationMessage(message, SCORE);
    if (choice === SCORE) await this.score(client, { uri: argument.uri });
  }

  /** The server opens the report in a browser; where the browser is on another machine, the editor shows it. */
  private async showReport(client: LanguageClient, argument: CommandArgument): Promise<void> {
    const answer = await this.ask(client, "variorum.showReport", argument, SHOW_REPORT, CHOOSE);
    if (env.remoteName === undefined || !isRecord(answer) || typeof answer["markdown"] !== "string") return;
    const page = client.protocol2CodeConverter.asUri(answer["markdown"]);
    await commands.executeCommand("markdown.showPreview", page);
  }

  private async fixAll(client: LanguageClient, argument: CommandArgument): Promise<void> {
    const answer = await this.ask(client, "variorum.fixAll", argument, "Fix all");
    if (!isRecord(answer) || answer["applied"] !== false || typeof answer["reason"] !== "string") return;
    void window.showInformationMessage(`Nothing was changed: ${answer["reason"]}.`);
  }

  /** The server's answer; undefined after a refusal, which is shown with `remedy` as its button, and after a cancel. */
  private async ask(
    client: LanguageClient,
    command: string,
    argument: CommandArgument,
    title: string,
    remedy?: typeof CHOOSE,
  ): Promise<unknown> {
    const outcome = await runServerCommand(client, command, argument, title);
    if (outcome.kind === "answered") return outcome.answer;
    if (outcome.kind === "cancelled") return undefined;
    this.log.warn(`${command}: ${outcome.reason}`);
    const choice = await window.showWarningMessage(outcome.reason, ...(remedy === undefined ? [] : [remedy]));
    if (choice !== undefined) await this.choosePair(client, { uri: argument.uri });
    return undefined;
  }
}

/** The argument with a source: the caller's, or the one the user picks. */
async function withSource(client: LanguageClient, argument: CommandArgument): Promise<CommandArgument | undefined> {
  if (typeof argument["source"] === "string") return argument;
  const source = await pickCounterpart(client.protocol2CodeConverter.asUri(argument.uri));
  return source && { ...argument, source: client.code2ProtocolConverter.asUri(source) };
}
