import { l10n, Range, Uri, ViewColumn, window, type Disposable } from "vscode";
import { isRecord } from "../arguments";
import { activeDocument } from "../activeDocument";
import type { Commands } from "../commands";
import type { DocumentCommands } from "../documentCommands";

/** Opens the other half of the item at the cursor in the column beside it: originals left, translations right. */
export function registerOpenCounterpart(documents: DocumentCommands, commands: Commands): Disposable {
  return documents.on("variorum.openCounterpart", async (client, argument) => {
    const remedy = commands.chooseRemedy(client, argument);
    const title = l10n.t("Open counterpart side by side");
    const uri = client.protocol2CodeConverter.asUri(argument.uri);
    const cursor = window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString())?.selection.active;
    const position = cursor === undefined ? { line: 0, character: 0 } : { line: cursor.line, character: cursor.character };
    const asked = { position, ...argument, show: false };
    const answer = await documents.ask(client, "variorum.goToCounterpart", asked, title, remedy);
    const found: unknown = isRecord(answer) && Array.isArray(answer["counterparts"]) ? answer["counterparts"][0] : undefined;
    if (!isRecord(found) || typeof found["uri"] !== "string") return;
    const isOriginal = found["side"] === "original";
    const own = activeDocument()?.uri.toString() === uri.toString() ? uri : undefined;
    if (own !== undefined && isOriginal) await window.showTextDocument(own, { viewColumn: ViewColumn.Two });
    const selection = startOf(found["selectionRange"]);
    const viewColumn = isOriginal ? ViewColumn.One : ViewColumn.Two;
    await window.showTextDocument(Uri.parse(found["uri"]), { viewColumn, selection });
  });
}

function startOf(range: unknown): Range {
  const start = isRecord(range) && isRecord(range["start"]) ? range["start"] : {};
  const [line, character] = [Number(start["line"] ?? 0), Number(start["character"] ?? 0)];
  return new Range(line, character, line, character);
}
