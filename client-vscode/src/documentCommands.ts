import { commands, l10n, Uri, window, type Disposable, type LogOutputChannel } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { activeDocument } from "./activeDocument";
import { fillArgument, type CommandArgument } from "./arguments";
import { offerHelp } from "./help";
import type { Server } from "./server";
import { runServerCommand } from "./serverCommand";

/** What a user can do about a refusal: a button, and what it does. */
export interface Remedy {
  readonly label: string;
  readonly run: () => Promise<void>;
}

/** Registers commands about one document, and asks the server for them with progress, cancelling and remedies. */
export class DocumentCommands {
  constructor(
    private readonly server: Server,
    private readonly log: LogOutputChannel,
  ) {}

  /** A command about one document: the caller's, or the active one. */
  on(command: string, run: (client: LanguageClient, argument: CommandArgument) => Promise<void>): Disposable {
    return commands.registerCommand(command, async (...given: unknown[]) => {
      const client = await this.client();
      if (client === undefined) return;
      const uris = given.map((one) => (one instanceof Uri ? client.code2ProtocolConverter.asUri(one) : one));
      const active = activeDocument();
      const argument = fillArgument(uris, active && client.code2ProtocolConverter.asUri(active.uri));
      if (argument === undefined) {
        const hint = l10n.t("Open a source file first: the command is about the file in the active editor.");
        void window.showWarningMessage(hint);
        return;
      }
      await run(client, argument);
    });
  }

  /** The running client; without one the user is told. */
  async client(): Promise<LanguageClient | undefined> {
    const client = await this.server.running();
    if (client === undefined) offerHelp(l10n.t("The Variorum server is not running."), this.log);
    return client;
  }

  /** The server's answer; undefined after a refusal, which is shown with `remedy` as its button, and after a cancel. */
  async ask(
    client: LanguageClient,
    command: string,
    argument: Readonly<Record<string, unknown>> | undefined,
    title: string,
    remedy?: Remedy,
  ): Promise<unknown> {
    const outcome = await runServerCommand(client, command, argument, title);
    if (outcome.kind === "answered") return outcome.answer;
    if (outcome.kind === "cancelled") return undefined;
    this.log.warn(`${command}: ${outcome.reason}`);
    // Nobody waits for the user to read it: a view would look busy for so long.
    void window.showWarningMessage(outcome.reason, ...(remedy === undefined ? [] : [remedy.label])).then((choice) => {
      if (choice !== undefined) void remedy?.run();
    });
    return undefined;
  }
}
