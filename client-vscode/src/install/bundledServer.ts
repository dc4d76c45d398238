import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ExtensionContext } from "vscode";

/** The folder of the extension that holds the server's wheel. */
export function wheelFolder(context: ExtensionContext): string {
  return join(context.extensionPath, "server");
}

/** The server's wheel; undefined in an extension that was packaged without one. */
export function bundledWheel(context: ExtensionContext): string | undefined {
  const folder = wheelFolder(context);
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder).find((file) => /^variorum-.*\.whl$/.test(file));
  return name && join(folder, name);
}

/** The private environment in the extension's storage. */
export function environmentFolder(context: ExtensionContext): string {
  return join(context.globalStorageUri.fsPath, "server");
}

/** The interpreter of the private environment, whether or not it was made. */
export function bundledServer(context: ExtensionContext): string {
  const folder = environmentFolder(context);
  return process.platform === "win32" ? join(folder, "Scripts", "python.exe") : join(folder, "bin", "python");
}
