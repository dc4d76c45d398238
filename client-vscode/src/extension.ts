import { config as configureWords } from "@vscode/l10n";
import { commands, l10n, window, workspace, type ExtensionContext, type TreeItem } from "vscode";
import { registerActions } from "./actions";
import { activeDocument } from "./activeDocument";
import { OWNED_COMMANDS } from "./commandNames";
import { Commands } from "./commands";
import { registerDebugInformation } from "./debugInformation";
import { DocumentCommands } from "./documentCommands";
import { registerIgnore } from "./documents/ignore";
import { registerNewEvaluation } from "./documents/newEvaluation";
import { ServerInstaller } from "./install/installServer";
import { JudgeCommands } from "./judging/judgeCommands";
import { JudgeSettings } from "./judging/judgeSettings";
import { Rationale } from "./judging/rationale";
import { PairsView } from "./pairs/pairsView";
import { PythonExtension } from "./pythonExtension";
import { ScorePanel } from "./scores/scorePanel";
import { ScoreStatus } from "./scores/scoreStatus";
import { ScoreStore } from "./scores/scoreStore";
import { SuspectMarks } from "./scores/suspectMarks";
import { Server } from "./server";
import { ServerStatus } from "./serverStatus";
import { AlignedRegions } from "./sideBySide/alignedRegions";
import { InlayScores } from "./sideBySide/inlayScores";
import { registerOpenCounterpart } from "./sideBySide/openCounterpart";
import { Scrolling } from "./sideBySide/scrolling";
import { TraceChannel } from "./traceChannel";

let server: Server | undefined;

/** What other extensions, and the tests inside the editor, can ask of this one. */
export interface Exports {
  /** The scores of the active translation as the status bar shows them; undefined where it shows none. */
  readonly statusText: () => string | undefined;
  /** The rows of the tree of pairs. */
  readonly shownPairs: () => Promise<readonly TreeItem[]>;
}

/** Registers everything at once and starts the server without waiting for it, so that the editor stays quick. */
export function activate(context: ExtensionContext): Exports {
  // Modules that know nothing of the editor take their words from the same bundle.
  if (l10n.bundle !== undefined) configureWords({ contents: l10n.bundle });
  const log = window.createOutputChannel("Variorum", { log: true });
  const trace = new TraceChannel();
  const status = new ServerStatus();
  const python = new PythonExtension(log, () => void running.reconsider());
  const activeUri = (): string | undefined => activeDocument()?.uri.toString();
  const running = new Server({ context, log, trace, status, python, ownedCommands: OWNED_COMMANDS, activeUri });
  server = running;
  context.subscriptions.push(python, status, trace, log, registerDebugInformation(context, running));
  context.subscriptions.push(new ServerInstaller(context, running, log).register());
  registerServerCommands(context, running, () => { log.show(); }, () => { trace.show(); });
  const { scores, pairs } = registerFeatures(context, running, new DocumentCommands(running, log));
  void running.restart();
  const shownPairs = async (): Promise<TreeItem[]> => (await pairs.getChildren()).map((pair) => pairs.getTreeItem(pair));
  return { statusText: () => scores.text(), shownPairs };
}

/** Lets the server end in good order; the editor waits for the promise. */
export function deactivate(): Promise<void> | undefined {
  return server?.stop();
}

function registerServerCommands(
  context: ExtensionContext,
  running: Server,
  showOutput: () => void,
  showTrace: () => void,
): void {
  context.subscriptions.push(
    commands.registerCommand("variorum.restart", () => running.restart()),
    commands.registerCommand("variorum.showOutput", showOutput),
    commands.registerCommand("variorum.showTrace", showTrace),
    workspace.onDidGrantWorkspaceTrust(() => void running.reconsider()),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("variorum.server.path")) void running.reconsider();
    }),
  );
}

/** What a user sees of scores, pairs and judges. */
function registerFeatures(
  context: ExtensionContext,
  running: Server,
  documents: DocumentCommands,
): { readonly scores: ScoreStatus; readonly pairs: PairsView } {
  const client = (): ReturnType<Server["running"]> => running.running();
  const scores = new ScoreStore(client);
  const status = new ScoreStatus(scores);
  const pairs = new PairsView(documents, client);
  const rationale = new Rationale();
  const own = new Commands(documents, scores);
  const judge = new JudgeSettings(context, client, (state) => { status.showJudge(state); });
  context.subscriptions.push(
    ...[scores, status, pairs, rationale, new ScorePanel(context.extensionUri, scores)],
    ...[new Scrolling(scores), new AlignedRegions(scores), new InlayScores(scores), new SuspectMarks(context.extensionUri, scores)],
    ...own.register(),
    ...judge.register(),
    ...new JudgeCommands(documents, scores, rationale).register(),
    registerOpenCounterpart(documents, own),
    registerNewEvaluation(documents),
    registerIgnore(),
    registerActions(),
    running.onDidChange((event) => {
      if (event === "ended") {
        scores.forget();
        return;
      }
      scores.refresh();
      pairs.forget();
      void (event === "startedAgain" ? judge.send() : judge.learn());
    }),
  );
  return { scores: status, pairs };
}
