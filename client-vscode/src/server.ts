import { EventEmitter, l10n, type ExtensionContext, type LogOutputChannel } from "vscode";
import { LanguageClient, State } from "vscode-languageclient/node";
import { clientOptions, type ClientSurroundings } from "./clientOptions";
import { CrashLog } from "./crashes";
import { missingServerMessage, type Discovery, type ServerLaunch } from "./discovery";
import { commandButton, hideHelp, offerHelp, type HelpButton } from "./help";
import { inTime } from "./inTime";
import { serveConfirmation } from "./judging/confirmation";
import { serveEditorModels } from "./judging/editorModel";
import { serveRating } from "./judging/rating";
import { userSettings } from "./judging/userSettings";
import { ClientAbilities, OwnedCommands } from "./ownedCommands";
import { serverEnvironment } from "./processes";
import type { PythonExtension } from "./pythonExtension";
import { searchServer, serverSetting, workingFolder } from "./serverSearch";
import type { ServerStatus } from "./serverStatus";
import type { TraceChannel } from "./traceChannel";
import { versionText } from "./version";

/** Long enough for a first start on a cold disk. */
const START_MILLISECONDS = 60_000;

/** What the server's life depends on; made once, by `activate`. */
export interface ServerParts {
  readonly context: ExtensionContext;
  readonly log: LogOutputChannel;
  readonly trace: TraceChannel;
  readonly status: ServerStatus;
  readonly python: PythonExtension;
  readonly ownedCommands: ReadonlySet<string>;
  readonly activeUri: () => string | undefined;
}

/** What happened: a server runs, or again by itself and with the user's settings as they were at first, or has ended. */
export type ServerEvent = "started" | "startedAgain" | "ended";

/** Finds, starts, restarts and stops the one server of this window. */
export class Server {
  private client: LanguageClient | undefined;
  private launch: ServerLaunch | undefined;
  private crashes = new CrashLog();
  /** Starts and stops wait for one another, so that two of them never leave two servers. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly changed = new EventEmitter<ServerEvent>();
  readonly onDidChange = this.changed.event;

  constructor(private readonly parts: ServerParts) {}

  /** The running client, once the current start or stop has finished; undefined when there is no server. */
  async running(): Promise<LanguageClient | undefined> {
    await this.queue;
    const client = this.client;
    if (client?.needsStop() !== true) return undefined;
    // After a crash the client starts again by itself, outside the queue.
    return client.start().then(() => client, () => undefined);
  }

  /** Looks for the server afresh and starts it. */
  restart(): Promise<void> {
    return this.enqueue(async () => {
      await this.stopClient();
      this.crashes = new CrashLog();
      this.parts.status.starting();
      await this.startClient(await this.discover());
    });
  }

  /** Looks for the server afresh, and restarts only if that finds another one than the running one. */
  reconsider(): Promise<void> {
    return this.enqueue(async () => {
      const discovery = await this.discover();
      const same = discovery.launch?.candidate.program === this.launch?.candidate.program;
      if (same && this.client?.isRunning() === true) return;
      await this.stopClient();
      await this.startClient(discovery);
    });
  }

  /** The server in one line, for reports of problems. */
  description(): string {
    if (this.launch === undefined) return "none was found";
    const { version, candidate } = this.launch;
    return `${versionText(version)} (${candidate.origin}), ${this.client?.isRunning() === true ? "running" : "not running"}`;
  }

  stop(): Promise<void> {
    return this.enqueue(() => this.stopClient());
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.queue.then(work).catch((error: unknown) => {
      this.fail(l10n.t("The Variorum server could not be started."), String(error), commandButton(l10n.t("Restart"), "variorum.restart"));
    });
    this.queue = done;
    return done;
  }

  private discover(): Promise<Discovery> {
    return searchServer(this.parts.context, this.parts.python);
  }

  private async startClient({ launch, refusals }: Discovery): Promise<void> {
    refusals.forEach((refusal) => { this.parts.log.info(`No server here: ${refusal}`); });
    this.launch = launch;
    if (launch === undefined) {
      this.failWithout(refusals);
      return;
    }
    const { candidate: { program, origin }, args, version } = launch;
    this.parts.log.info(`Starting variorum ${versionText(version)}: ${program} ${args.join(" ")} (${origin})`);
    const client = await this.clientOf(launch);
    this.client = client;
    this.watch(client, launch);
    if ((await inTime(client.start().then(() => true), START_MILLISECONDS)) === true) return;
    await this.stopClient();
    throw new Error(l10n.t("no answer within {0} seconds", START_MILLISECONDS / 1000));
  }

  private async clientOf(launch: ServerLaunch): Promise<LanguageClient> {
    const { context, log, trace, activeUri, ownedCommands } = this.parts;
    const options = { cwd: await workingFolder(context), env: serverEnvironment() };
    const executable = { command: launch.candidate.program, args: [...launch.args], options };
    const surroundings: ClientSurroundings = {
      ...{ log, trace, activeUri },
      userSettings: await userSettings(context.secrets),
      onCrash: () => this.onCrash(client),
      onUnreachable: () => { if (this.client === client) this.giveUp(); },
    };
    const client = new LanguageClient("variorum", "Variorum", executable, clientOptions(surroundings));
    client.registerFeature(new OwnedCommands(ownedCommands));
    client.registerFeature(new ClientAbilities());
    serveEditorModels(client);
    serveRating(client);
    serveConfirmation(client);
    return client;
  }

  /** What users see follows the client, which starts a server that has ended again by itself. */
  private watch(client: LanguageClient, launch: ServerLaunch): void {
    let isAgain = false;
    client.onDidChangeState(({ oldState, newState }) => {
      if (oldState === State.Running) this.changed.fire("ended");
      if (this.client !== client) return;
      if (newState === State.Starting) this.parts.status.starting();
      if (newState === State.StartFailed && isAgain) this.giveUp();
      if (newState !== State.Running) return;
      this.parts.status.running(launch);
      hideHelp();
      this.changed.fire(isAgain ? "startedAgain" : "started");
      isAgain = true;
    });
  }

  /** A server that ends before it ever ran would end again; that failure is reported by the start itself. */
  private onCrash(client: LanguageClient): boolean {
    // One that is being replaced, and ends late, is not wanted any more.
    if (this.client !== client || !client.isRunning()) return false;
    if (this.crashes.mayRestart(Date.now())) {
      this.parts.log.warn("The server ended unexpectedly and is started again.");
      return true;
    }
    this.giveUp();
    return false;
  }

  private giveUp(): void {
    const message = l10n.t("The Variorum server keeps failing and was not started again.");
    this.fail(message, l10n.t("it ended, or could not be reached, too often"), commandButton(l10n.t("Restart"), "variorum.restart"));
  }

  private async stopClient(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    this.launch = undefined;
    if (client?.needsStop() !== true) return;
    try {
      await client.stop();
    } catch (error) {
      // One that is still starting refuses, and its process is ended all the same.
      this.parts.log.warn(`The server did not stop in good order: ${String(error)}`);
    }
  }

  /** There is no server to start: a setting is the user's to mend, else one can be installed. */
  private failWithout(refusals: readonly string[]): void {
    const install = commandButton(l10n.t("Install the server"), "variorum.installServer");
    const buttons = serverSetting().trim() === "" ? [install] : [];
    this.fail(missingServerMessage(serverSetting(), refusals), refusals.join("; "), ...buttons);
  }

  private fail(message: string, reason: string, ...buttons: readonly HelpButton[]): void {
    this.parts.log.error(`${message} (${reason})`);
    this.parts.status.failed(reason);
    offerHelp(message, this.parts.log, ...buttons);
  }
}
