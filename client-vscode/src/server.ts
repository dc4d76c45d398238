import { homedir } from "node:os";
import { statSync } from "node:fs";
import { commands, EventEmitter, l10n, workspace, type ExtensionContext, type LogOutputChannel } from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import type { Surroundings } from "./candidates";
import { clientOptions, type ClientSurroundings } from "./clientOptions";
import { CrashLog } from "./crashes";
import { discoverServer, missingServerMessage, type Discovery, type ServerLaunch } from "./discovery";
import { bundledServer } from "./install/bundledServer";
import { serveEditorModels } from "./judging/editorModel";
import { serveRating } from "./judging/rating";
import { userSettings } from "./judging/userSettings";
import { ClientAbilities, OwnedCommands } from "./ownedCommands";
import { probeIn, serverEnvironment } from "./processes";
import type { PythonExtension } from "./pythonExtension";
import type { ServerStatus } from "./serverStatus";
import type { TraceChannel } from "./traceChannel";
import { offerHelp, type HelpButton } from "./help";
import { versionText } from "./version";

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

/** Finds, starts, restarts and stops the one server of this window. */
export class Server {
  private client: LanguageClient | undefined;
  private launch: ServerLaunch | undefined;
  private crashes = new CrashLog();
  /** Starts and stops wait for one another, so that two of them never leave two servers. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly started = new EventEmitter<void>();
  /** Fires whenever a server was found and runs. */
  readonly onDidStart = this.started.event;

  constructor(private readonly parts: ServerParts) {}

  /** The running client, once the current start or stop has finished; undefined when there is no server. */
  async running(): Promise<LanguageClient | undefined> {
    await this.queue;
    const client = this.client;
    if (client?.needsStop() !== true) return undefined;
    try {
      // After a crash the client starts again by itself, outside the queue.
      await client.start();
      return client;
    } catch {
      return undefined;
    }
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
      this.fail(l10n.t("The Variorum server could not be started."), String(error));
    });
    this.queue = done;
    return done;
  }

  private async discover(): Promise<Discovery> {
    const folder = workspace.workspaceFolders?.[0]?.uri;
    const setting = serverSetting();
    const isTrusted = workspace.isTrusted;
    const needsInterpreter = setting.trim() === "" && isTrusted;
    const interpreter = needsInterpreter ? await this.parts.python.selectedInterpreter(folder) : undefined;
    const surroundings = {
      setting,
      interpreter,
      isTrusted,
      home: homedir(),
      workspaceFolder: folder?.scheme === "file" ? folder.fsPath : undefined,
      bundled: bundledServer(this.parts.context),
      ...this.searchPlaces(),
    };
    return discoverServer(surroundings, probeIn(await this.workingFolder()));
  }

  /** Where programs are looked for on this machine. */
  searchPlaces(): Pick<Surroundings, "searchPath" | "platform" | "isFile"> {
    const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    return { searchPath: process.env["PATH"] ?? "", platform: process.platform, isFile };
  }

  /** A folder of the extension's own: Python would import modules from a workspace that is the current folder. */
  private async workingFolder(): Promise<string> {
    const folder = this.parts.context.globalStorageUri;
    await workspace.fs.createDirectory(folder);
    return folder.fsPath;
  }

  private async startClient(discovery: Discovery): Promise<void> {
    discovery.refusals.forEach((refusal) => { this.parts.log.info(`No server here: ${refusal}`); });
    const launch = discovery.launch;
    this.launch = launch;
    if (launch === undefined) {
      const reasons = discovery.refusals.join("; ");
      const install = { label: l10n.t("Install the server"), run: () => void commands.executeCommand("variorum.installServer") };
      const message = missingServerMessage(serverSetting(), discovery.refusals);
      this.fail(message, reasons, ...(serverSetting().trim() === "" ? [install] : []));
      return;
    }
    const { program, origin } = launch.candidate;
    this.parts.log.info(`Starting variorum ${versionText(launch.version)}: ${program} ${launch.args.join(" ")} (${origin})`);
    const options = { cwd: await this.workingFolder(), env: serverEnvironment() };
    const executable = { command: program, args: [...launch.args], options };
    const client = new LanguageClient("variorum", "Variorum", executable, clientOptions(await this.clientSurroundings()));
    client.registerFeature(new OwnedCommands(this.parts.ownedCommands));
    client.registerFeature(new ClientAbilities());
    serveEditorModels(client);
    serveRating(client);
    this.client = client;
    await client.start();
    this.parts.status.running(launch);
    this.started.fire();
  }

  private async clientSurroundings(): Promise<ClientSurroundings> {
    const { log, trace, activeUri, context } = this.parts;
    const settings = await userSettings(context.secrets);
    return { log, trace, activeUri, userSettings: settings, onCrash: () => this.onCrash() };
  }

  /** A server that ends before it ever ran would end again; that failure is reported by the start itself. */
  private onCrash(): boolean {
    if (this.client?.isRunning() !== true) return false;
    if (this.crashes.mayRestart(Date.now())) {
      this.parts.log.warn("The server ended unexpectedly and is started again.");
      return true;
    }
    const message = l10n.t("The Variorum server keeps ending unexpectedly and was not started again.");
    this.fail(message, l10n.t("too many crashes"));
    return false;
  }

  private async stopClient(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    this.launch = undefined;
    if (client?.needsStop() !== true) return;
    try {
      await client.stop();
    } catch (error) {
      this.parts.log.warn(`The server did not stop in good order: ${String(error)}`);
    }
  }

  private fail(message: string, reason: string, ...buttons: readonly HelpButton[]): void {
    this.parts.log.error(`${message} (${reason})`);
    this.parts.status.failed(reason);
    offerHelp(message, this.parts.log, ...buttons);
  }
}

function serverSetting(): string {
  return workspace.getConfiguration("variorum").get("server.path", "");
}
