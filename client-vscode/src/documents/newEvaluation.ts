import { commands, l10n, window, type Disposable } from "vscode";
import type { DocumentCommands } from "../documentCommands";

/** Starts the evaluation of an AI answer: asks for its prompt, and the server writes the document and shows it. */
export function registerNewEvaluation(documents: DocumentCommands): Disposable {
  return commands.registerCommand("variorum.newEvaluation", async () => {
    const client = await documents.client();
    if (client === undefined) return;
    const title = l10n.t("New response evaluation");
    const prompt = await window.showInputBox({
      title,
      prompt: l10n.t("What was asked of the model? It can be changed in the document."),
      ignoreFocusOut: true,
    });
    if (prompt !== undefined) await documents.ask(client, "variorum.newEvaluation", { prompt, a: "" }, title);
  });
}
