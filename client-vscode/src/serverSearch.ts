import { statSync } from "node:fs";
import { homedir } from "node:os";
import { workspace, type ExtensionContext } from "vscode";
import type { Surroundings } from "./candidates";
import { discoverServer, type Discovery } from "./discovery";
import { bundledServer } from "./install/bundledServer";
import { probeIn } from "./processes";
import type { PythonExtension } from "./pythonExtension";

/** Looks for the server on this machine, as far as the settings and the trust in the workspace allow. */
export async function searchServer(context: ExtensionContext, python: PythonExtension): Promise<Discovery> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const setting = serverSetting();
  const isTrusted = workspace.isTrusted;
  const needsInterpreter = setting.trim() === "" && isTrusted;
  const surroundings = {
    setting,
    interpreter: needsInterpreter ? await python.selectedInterpreter(folder) : undefined,
    isTrusted,
    home: homedir(),
    workspaceFolder: folder?.scheme === "file" ? folder.fsPath : undefined,
    bundled: bundledServer(context),
    ...searchPlaces(),
  };
  return discoverServer(surroundings, probeIn(await workingFolder(context)));
}

/** The path that the user set; empty where none is. */
export function serverSetting(): string {
  return workspace.getConfiguration("variorum").get("server.path", "");
}

/** Where programs are looked for on this machine. */
export function searchPlaces(): Pick<Surroundings, "searchPath" | "platform" | "isFile"> {
  const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return { searchPath: process.env["PATH"] ?? "", platform: process.platform, isFile };
}

/** A folder of the extension's own: Python would import modules from a workspace that is the current folder. */
export async function workingFolder(context: ExtensionContext): Promise<string> {
  const folder = context.globalStorageUri;
  await workspace.fs.createDirectory(folder);
  return folder.fsPath;
}
