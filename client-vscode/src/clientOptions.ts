import { createInterface } from "node:readline";
import type { LogOutputChannel } from "vscode";
import {
  CloseAction,
  ErrorAction,
  RevealOutputChannelOn,
  type ErrorHandler,
  type LanguageClientOptions,
} from "vscode-languageclient/node";
import { fillArgument } from "./arguments";
import { showBeside } from "./generatedPages";
import { LANGUAGE_IDS } from "./languages";
import type { UserSettings } from "./judging/userSettings";
import type { TraceChannel } from "./traceChannel";

/** A message that cannot be written three times in a row means that the connection is gone. */
const WRITE_ERROR_LIMIT = 3;

/** What the client needs from its surroundings. */
export interface ClientSurroundings {
  readonly log: LogOutputChannel;
  readonly trace: TraceChannel;
  readonly activeUri: () => string | undefined;
  /** The user's own settings; the server takes them from nowhere else. */
  readonly userSettings: UserSettings;
  /** Called when the server ended on its own; true starts it again. */
  readonly onCrash: () => boolean;
  /** Called when messages cannot be written any more; the client stops. */
  readonly onUnreachable: () => void;
}

/** Code on disk, in untitled documents and in notebook cells. */
const CODE = LANGUAGE_IDS.flatMap((language) =>
  ["file", "untitled", "vscode-notebook-cell"].map((scheme) => ({ scheme, language })),
);

/** Documents that are no code and that the server knows by their name or by what they hold. */
const DOCUMENTS = ["**/*.jsonl", "**/workflow.{yml,yaml}", "**/rubrics/*.{yml,yaml}"].map((pattern) => ({
  scheme: "file",
  pattern,
}));

/** Texts that hold code of other languages: blocks in Markdown, response documents among it, and scripts in HTML. */
const HOSTS = ["markdown", "html"].flatMap((language) => ["file", "untitled"].map((scheme) => ({ scheme, language })));

/** Everything that the server is asked about. */
export const DOCUMENT_SELECTOR = [...CODE, ...HOSTS, ...DOCUMENTS];

/** The options of the language client. */
export function clientOptions(surroundings: ClientSurroundings): LanguageClientOptions {
  return {
    documentSelector: DOCUMENT_SELECTOR,
    initializationOptions: surroundings.userSettings,
    outputChannel: surroundings.log,
    traceOutputChannel: surroundings.trace,
    // Failures are reported with buttons, by the extension; a panel that opens by itself takes the user's place away.
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    initializationFailedHandler: () => false,
    markdown: { isTrusted: false, supportHtml: false },
    errorHandler: errorHandler(surroundings),
    stdioOptions: {
      stdout: (lines, log) => createInterface({ input: lines }).on("line", (line) => { log.info(line); }),
      // The server's log arrives here, and most of it is no error.
      stderr: (lines, log) => createInterface({ input: lines }).on("line", (line) => { log.info(line); }),
    },
    middleware: {
      window: { showDocument: showBeside },
      // Commands that only the server knows; the extension's own never come this way.
      executeCommand: (command, given: unknown[], next): unknown => {
        const argument = fillArgument(given, surroundings.activeUri());
        return next(command, argument === undefined ? given : [argument, ...given.slice(1)]);
      },
    },
  };
}

function errorHandler({ onCrash, onUnreachable }: ClientSurroundings): ErrorHandler {
  return {
    error: (_error, _message, count) => {
      if ((count ?? 0) <= WRITE_ERROR_LIMIT) return { action: ErrorAction.Continue, handled: true };
      onUnreachable();
      return { action: ErrorAction.Shutdown, handled: true };
    },
    closed: () => ({ action: onCrash() ? CloseAction.Restart : CloseAction.DoNotRestart, handled: true }),
  };
}
