import { window, type TextDocument } from "vscode";
import { isSupportedLanguage } from "./languages";

/** The document in the active editor, if the server reviews its language. An output panel can be active as well. */
export function activeDocument(): TextDocument | undefined {
  const document = window.activeTextEditor?.document;
  return document !== undefined && isSupportedLanguage(document.languageId) ? document : undefined;
}
