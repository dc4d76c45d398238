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

/** Shows an error with what helps: the buttons given, where the server is set, and what was tried. */
export function offerHelp(message: string, log: LogOutputChannel, ...first: readonly HelpButton[]): void {
  const openSettings = (): void => void commands.executeCommand("workbench.action.openSettings", "variorum.server.path");
  const buttons = [
    ...first,
    { label: l10n.t("Open settings"), run: openSettings },
    { label: l10n.t("Show output"), run: () => { log.show(); } },
  ];
  void window.showErrorMessage(message, ...buttons.map(({ label }) => label)).then((choice) => {
    buttons.find(({ label }) => label === choice)?.run();
  });
}
