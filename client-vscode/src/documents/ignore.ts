import { CodeAction, commands, l10n, window, workspace, type Disposable } from "vscode";

/** The kind of the server's actions that ignore a finding. */
const IGNORE = "quickfix.ignore.variorum";

/** So many actions are asked for with their edits. */
const MOST_ACTIONS = 50;

/** Offers the ways to ignore a finding at the cursor: on the line, in the file, in the workspace. */
export function registerIgnore(): Disposable {
  return commands.registerCommand("variorum.ignore", async () => {
    const editor = window.activeTextEditor;
    if (editor === undefined) return;
    const line = editor.document.lineAt(editor.selection.active.line).range;
    const range = editor.selection.isEmpty ? line : editor.selection;
    const asked = [editor.document.uri, range, IGNORE, MOST_ACTIONS] as const;
    const found = await commands.executeCommand<unknown[]>("vscode.executeCodeActionProvider", ...asked);
    const actions = found.filter((one) => one instanceof CodeAction);
    if (actions.length === 0) {
      void window.showInformationMessage(l10n.t("There is no finding on this line that could be ignored."));
      return;
    }
    const picks = actions.map((action) => ({ label: action.title, action }));
    const picked = await window.showQuickPick(picks, { title: l10n.t("Ignore a finding") });
    if (picked !== undefined) await apply(picked.action);
  });
}

async function apply({ edit, command }: CodeAction): Promise<void> {
  if (edit !== undefined) await workspace.applyEdit(edit);
  if (command !== undefined) await commands.executeCommand(command.command, ...((command.arguments ?? []) as unknown[]));
}
