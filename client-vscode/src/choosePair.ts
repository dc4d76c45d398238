import { posix } from "node:path";
import { l10n, RelativePattern, Uri, window, workspace, type QuickPickItem, type WorkspaceFolder } from "vscode";
import { rankCounterparts } from "./counterparts";
import { FILE_ENDINGS } from "./languages";

/** A list longer than this helps nobody and takes seconds to gather. */
const MOST_FILES = 20_000;

/** Folders that hold other people's code or the results of builds. */
const EXCLUDED = "**/{node_modules,.git,.venv,venv,__pycache__,dist,build,out,target,.variorum}/**";

interface FilePick extends QuickPickItem {
  readonly uri: Uri;
}

/** Asks which file of the same workspace folder a document was translated from; undefined when nothing was chosen. */
export async function pickCounterpart(translation: Uri): Promise<Uri | undefined> {
  const folder = workspace.getWorkspaceFolder(translation);
  if (folder === undefined) {
    void window.showWarningMessage(l10n.t("This file lies outside the workspace. Open its folder to choose a counterpart."));
    return undefined;
  }
  const name = posix.basename(translation.path);
  const picked = await window.showQuickPick(candidates(folder, translation), {
    title: l10n.t("The file that {0} was translated from", name),
    placeHolder: l10n.t("Files of the same name come first"),
    matchOnDescription: true,
  });
  return picked?.uri;
}

async function candidates(folder: WorkspaceFolder, translation: Uri): Promise<FilePick[]> {
  const pattern = new RelativePattern(folder, `**/*.{${FILE_ENDINGS.join(",")}}`);
  const found = await workspace.findFiles(pattern, EXCLUDED, MOST_FILES);
  const byPath = new Map(found.map((uri) => [posix.relative(folder.uri.path, uri.path), uri]));
  const ranked = rankCounterparts(posix.relative(folder.uri.path, translation.path), [...byPath.keys()]);
  return ranked.flatMap((path) => {
    const uri = byPath.get(path);
    return uri === undefined ? [] : [{ label: posix.basename(path), description: posix.dirname(path), uri }];
  });
}
