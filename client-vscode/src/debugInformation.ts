import { commands, env, l10n, version, window, workspace, type Disposable, type ExtensionContext } from "vscode";
import type { Server } from "./server";

/** Copies what a report of a problem needs: versions and where the server came from, never code, keys or settings. */
export function registerDebugInformation(context: ExtensionContext, server: Server): Disposable {
  return commands.registerCommand("variorum.copyDebugInformation", async () => {
    const manifest = context.extension.packageJSON as { readonly version: string };
    const lines = [
      `Extension: ${manifest.version}`,
      `${env.appName} ${version} on ${process.platform} ${process.arch}, Node ${process.versions.node}`,
      `Server: ${server.description()}`,
      `Workspace: ${workspace.workspaceFolders?.length ?? 0} folders, ${workspace.isTrusted ? "trusted" : "not trusted"}`,
      `Remote: ${env.remoteName ?? "none"}`,
    ];
    await env.clipboard.writeText(`${lines.join("\n")}\n`);
    void window.showInformationMessage(l10n.t("The debug information is on the clipboard."));
  });
}
