import { commands, window, type LogOutputChannel } from "vscode";

const OPEN_SETTINGS = "Open settings";
const SHOW_OUTPUT = "Show output";

/** Shows an error with the two places that help: where the server is set, and what was tried. */
export function offerHelp(message: string, log: LogOutputChannel): void {
  void window.showErrorMessage(message, OPEN_SETTINGS, SHOW_OUTPUT).then((choice) => {
    if (choice === OPEN_SETTINGS) void commands.executeCommand("workbench.action.openSettings", "variorum.server.path");
    if (choice === SHOW_OUTPUT) log.show();
  });
}
