import { commands, env, l10n, ProgressLocation, Uri, window, type Disposable, type ExtensionContext, type LogOutputChannel } from "vscode";
import { findOnSearchPath } from "../candidates";
import { offerHelp } from "../help";
import { probeIn } from "../processes";
import type { Server } from "../server";
import { searchPlaces, workingFolder } from "../serverSearch";
import { isAtLeast, OLDEST_PYTHON, reportedVersion } from "../version";
import { bundledServer, bundledWheel, environmentFolder, wheelFolder } from "./bundledServer";
import { runStep, type Step } from "./steps";

const PYTHON_NAMES = ["python3", "python3.13", "python3.12", "python3.11", "python", "py"];

/** Installs the wheel that the extension carries into an environment of its own, and repairs it by making it anew. */
export class ServerInstaller {
  private current: Promise<void> | undefined;

  constructor(
    private readonly context: ExtensionContext,
    private readonly server: Server,
    private readonly log: LogOutputChannel,
  ) {}

  register(): Disposable {
    return commands.registerCommand("variorum.installServer", () => this.install());
  }

  /** Whoever asks twice waits for the same installation. */
  private install(): Promise<void> {
    this.current ??= this.run().finally(() => { this.current = undefined; });
    return this.current;
  }

  private async run(): Promise<void> {
    const wheel = bundledWheel(this.context);
    if (wheel === undefined) {
      offerHelp(l10n.t("This build of the extension carries no server. Install the Python package `variorum`."), this.log);
      return;
    }
    const python = await this.findPython();
    if (python === undefined) {
      const message = l10n.t("Variorum needs Python 3.11 or newer, and none is on the PATH.");
      offerHelp(message, this.log, { label: l10n.t("Get Python"), run: getPython });
      return;
    }
    // The server may run in the environment that is made anew.
    await this.server.stop();
    const problem = await this.runSteps(this.steps(python, wheel));
    if (problem !== undefined) offerHelp(l10n.t("The Variorum server could not be installed: {0}", problem), this.log);
    await this.server.restart();
  }

  /** What went wrong; undefined where all went well, and where the user cancelled. */
  private async runSteps(steps: readonly Step[]): Promise<string | undefined> {
    const title = l10n.t("Installing the Variorum server");
    const options = { location: ProgressLocation.Notification, title, cancellable: true };
    const folder = await workingFolder(this.context);
    return window.withProgress(options, async (progress, cancelled) => {
      const abort = new AbortController();
      cancelled.onCancellationRequested(() => { abort.abort(); });
      for (const step of steps) {
        progress.report({ message: step.title });
        const problem = await runStep(step, folder, abort.signal, (line) => { this.log.info(line); });
        if (problem !== undefined) return abort.signal.aborted ? undefined : problem;
      }
      return undefined;
    });
  }

  /** A broken environment is not mended piece by piece: it is made anew. */
  private steps(python: string, wheel: string): Step[] {
    const folder = environmentFolder(this.context);
    const pip = ["-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--find-links", wheelFolder(this.context)];
    return [
      { title: l10n.t("making an environment"), program: python, args: ["-m", "venv", "--clear", folder] },
      { title: l10n.t("installing packages"), program: bundledServer(this.context), args: [...pip, wheel] },
    ];
  }

  private async findPython(): Promise<string | undefined> {
    const probe = probeIn(await workingFolder(this.context));
    for (const name of PYTHON_NAMES) {
      const program = findOnSearchPath(name, searchPlaces());
      const result = program === undefined ? undefined : await probe(program, ["--version"]);
      const version = result !== undefined && "output" in result ? reportedVersion(result.output, "python") : undefined;
      if (version !== undefined && isAtLeast(version, OLDEST_PYTHON)) return program;
    }
    return undefined;
  }
}

function getPython(): void {
  void env.openExternal(Uri.parse("https://www.python.org/downloads/"));
}
