import { commands, l10n, window, type LogOutputChannel } from "vscode";

/** A button of an error message. */
export interface HelpButton {
  readonly label: string;
  readonly run: () => void;
}

/** A button that runs a command. */
export function commandButton(label: string, command: string): HelpButton {
  return { label, run: () => void commands.executeCommand(command) };
}

/** How many messages of `offerHelp` nobody has answered. */
let open = 0;

/** Shows an error with what helps: the buttons given, where the server is set, and what was tried. */
export function offerHelp(message: string, log: LogOutputChannel, ...first: readonly HelpButton[]): void {
  const openSettings = (): void => void commands.executeCommand("workbench.action.openSettings", "variorum.server.path");
  const buttons = [
    ...first,
    { label: l10n.t("Open settings"), run: openSettings },
    { label: l10n.t("Show output"), run: () => { log.show(); } },
  ];
  open += 1;
  void window.showErrorMessage(message, ...buttons.map(({ label }) => label)).then((choice) => {
    open -= 1;
    buttons.find(({ label }) => label === choice)?.run();
  });
}

/** Puts errors that are over away: an extension cannot close a single message, and a stale one says what is not true. */
export function hideHelp(): void {
  if (open > 0) void commands.executeCommand("notifications.hideToasts");
}
