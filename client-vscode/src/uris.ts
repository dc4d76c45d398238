import { Uri } from "vscode";

/** Whether a URI as the server writes it means this file; the two may escape characters differently. */
export function isSameFile(written: string, uri: Uri): boolean {
  return written !== "" && Uri.parse(written).toString() === uri.toString();
}
