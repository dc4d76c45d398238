import { window, workspace, type ExtensionContext } from "vscode";
import { activeDocument } from "./activeDocument";
import { Commands, OWNED_COMMANDS } from "./commands";
import { PythonExtension } from "./pythonExtension";
import { ScoreStatus } from "./scoreStatus";
import { Server } from "./server";
import { ServerStatus } from "./serverStatus";
import { TraceChannel } from "./traceChannel";

let server: Server | undefined;

/** Registers everything at once and starts the server without waiting for it, so that the editor stays quick. */
export function activate(context: ExtensionContext): void {
  const log = window.createOutputChannel("Variorum", { log: true });
  const trace = new TraceChannel();
  const status = new ServerStatus();
  const scores = new ScoreStatus();
  const python = new PythonExtension(log, () => void running.reconsider());
  const running = new Server({
    context,
    log,
    trace,
    status,
    python,
    ownedCommands: OWNED_COMMANDS,
    activeUri: () => activeDocument()?.uri.toString(),
  });
  server = running;
  context.subscriptions.push(
    ...new Commands(running, scores, log).register(),
    workspace.onDidGrantWorkspaceTrust(() => void running.reconsider()),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("variorum.server.path")) void running.reconsider();
    }),
    python,
    scores,
    status,
    trace,
    log,
  );
  void running.restart();
}

/** Lets the server end in good order; the editor waits for the promise. */
export function deactivate(): Promise<void> | undefined {
  return server?.stop();
}
