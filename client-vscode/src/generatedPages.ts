import { Uri, ViewColumn, window, type TextDocumentShowOptions } from "vscode";
import type { ShowDocumentRequest } from "vscode-languageclient/node";

/** The folder of a workspace in which the server writes pages: reports, forms, requests to judges and tests. */
const FOLDER = "/.variorum/";

/** Opens what the server has written beside the user's file, which keeps its tab; anything else opens as the client does it. */
export const showBeside: ShowDocumentRequest.MiddlewareSignature = async (params, token, next) => {
  const uri = Uri.parse(params.uri);
  if (params.external === true || !uri.path.includes(FOLDER)) return next(params, token);
  const options: TextDocumentShowOptions = { viewColumn: columnOf(uri), preview: false, preserveFocus: params.takeFocus !== true };
  return window.showTextDocument(uri, options).then(() => ({ success: true }), () => ({ success: false }));
};

/** The column that shows the page already, or the one beside the user's. */
function columnOf(uri: Uri): ViewColumn {
  const visible = window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  return visible?.viewColumn ?? ViewColumn.Beside;
}
