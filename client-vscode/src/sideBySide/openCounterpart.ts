import { commands, l10n, Range, Uri, ViewColumn, window, type Disposable, type TextEditor } from "vscode";
import { isRecord } from "../arguments";
import type { Commands } from "../commands";
import type { DocumentCommands } from "../documentCommands";
import { isSameFile } from "../uris";

/** The other half of an item, as the server names it. */
interface Counterpart {
  readonly uri: string;
  readonly selection: Range;
  readonly isOriginal: boolean;
}

/**
 * Opens the other half of the item at the cursor beside it: originals left, translations right. The editor that the user
 * is in keeps its tab, its cursor and the focus; a half that is visible already is scrolled to the item.
 */
export function registerOpenCounterpart(documents: DocumentCommands, own: Commands): Disposable {
  return documents.on("variorum.openCounterpart", async (client, argument) => {
    const title = l10n.t("Open counterpart side by side");
    const uri = client.protocol2CodeConverter.asUri(argument.uri);
    const editor = editorOf(argument.uri) ?? (await window.showTextDocument(uri, { preview: false }));
    const { line, character } = editor.selection.active;
    const asked = { position: { line, character }, ...argument, show: false };
    const remedy = own.chooseRemedy(client, argument);
    const found = counterpartOf(await documents.ask(client, "variorum.goToCounterpart", asked, title, remedy));
    if (found !== undefined) await openBeside(editor, found);
  });
}

async function openBeside(editor: TextEditor, { uri, selection, isOriginal }: Counterpart): Promise<void> {
  const visible = editorOf(uri);
  if (visible !== undefined) {
    await window.showTextDocument(visible.document, { viewColumn: visible.viewColumn ?? ViewColumn.Active, selection, preserveFocus: true });
    return;
  }
  const column = editor.viewColumn ?? ViewColumn.One;
  const groups = window.tabGroups.all.length;
  const left = isOriginal ? window.tabGroups.all.filter((one) => one.viewColumn < column).at(-1) : undefined;
  const viewColumn = left?.viewColumn ?? ViewColumn.Beside;
  await window.showTextDocument(Uri.parse(uri), { viewColumn, selection, preview: false });
  const isNewGroup = window.tabGroups.all.length > groups;
  if (isOriginal && isNewGroup) await commands.executeCommand("workbench.action.moveActiveEditorGroupLeft");
  const moved = editorOf(editor.document.uri.toString());
  await window.showTextDocument(editor.document, { viewColumn: moved?.viewColumn ?? ViewColumn.Active });
}

/** The editor that shows a file; the active one if several do. */
function editorOf(uri: string): TextEditor | undefined {
  const visible = window.visibleTextEditors.filter(({ document }) => isSameFile(uri, document.uri));
  return visible.find((one) => one === window.activeTextEditor) ?? visible[0];
}

function counterpartOf(answer: unknown): Counterpart | undefined {
  const found: unknown = isRecord(answer) && Array.isArray(answer["counterparts"]) ? answer["counterparts"][0] : undefined;
  if (!isRecord(found) || typeof found["uri"] !== "string") return undefined;
  return { uri: found["uri"], selection: startOf(found["selectionRange"]), isOriginal: found["side"] === "original" };
}

function startOf(range: unknown): Range {
  const start = isRecord(range) && isRecord(range["start"]) ? range["start"] : {};
  const [line, character] = [Number(start["line"] ?? 0), Number(start["character"] ?? 0)];
  return new Range(line, character, line, character);
}
