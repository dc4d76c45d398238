import { posix, win32 } from "node:path";
import * as l10n from "@vscode/l10n";

/** Who named a candidate: the setting, the Python extension, the extension's own installation, or the search path. */
export type Origin = "setting" | "interpreter" | "bundled" | "search path";

/** A program that may be, or may contain, the server. */
export interface Candidate {
  readonly origin: Origin;
  /** Absolute path of the program. */
  readonly program: string;
  /** True when the program is a Python interpreter, which runs the server as a module. */
  readonly isInterpreter: boolean;
}

/** What decides where the server is looked for. */
export interface Surroundings {
  /** The value of `variorum.server.path`; empty when unset. */
  readonly setting: string;
  /** The interpreter selected in the Python extension. */
  readonly interpreter: string | undefined;
  /** The interpreter of the environment that the extension installed the server into; undefined before that. */
  readonly bundled: string | undefined;
  /** Whether the user trusts the workspace; an interpreter it selected is its code. */
  readonly isTrusted: boolean;
  /** The value of the environment variable PATH. */
  readonly searchPath: string;
  readonly home: string;
  readonly workspaceFolder: string | undefined;
  readonly platform: NodeJS.Platform;
  readonly isFile: (path: string) => boolean;
}

/** The candidates in the order to try them, or the reason why the setting names none. */
export type Candidates = { readonly candidates: readonly Candidate[] } | { readonly problem: string };

/**
 * Lists the programs to try, best first.
 *
 * A setting stands alone: when the path that a user wrote does not work, another server that happens to start
 * would hide the mistake.
 */
export function listCandidates(surroundings: Surroundings): Candidates {
  const setting = surroundings.setting.trim();
  if (setting !== "") return fromSetting(setting, surroundings);
  const { interpreter, isTrusted } = surroundings;
  const selected = interpreter !== undefined && isTrusted ? [candidate("interpreter", interpreter, true)] : [];
  const { bundled, isFile } = surroundings;
  const installed = bundled !== undefined && isFile(bundled) ? [candidate("bundled", bundled, true)] : [];
  return { candidates: [...selected, ...installed, ...fromSearchPath(surroundings)] };
}

/** The absolute path of a program on the search path, or undefined. */
export function findOnSearchPath(
  name: string,
  surroundings: Pick<Surroundings, "searchPath" | "platform" | "isFile">,
): string | undefined {
  const isWindows = surroundings.platform === "win32";
  const path = isWindows ? win32 : posix;
  const fileName = isWindows && !/\.exe$/i.test(name) ? `${name}.exe` : name;
  return (
    surroundings.searchPath
      .split(path.delimiter)
      // A relative folder would be searched inside whatever workspace is open.
      .filter((folder) => path.isAbsolute(folder))
      .map((folder) => path.join(folder, fileName))
      .find((program) => surroundings.isFile(program))
  );
}

function candidate(origin: Origin, program: string, isInterpreter: boolean): Candidate {
  return { origin, program, isInterpreter };
}

function fromSearchPath(surroundings: Surroundings): Candidate[] {
  const interpreters = surroundings.platform === "win32" ? ["python", "py"] : ["python3", "python"];
  return ["variorum", ...interpreters].flatMap((name) => {
    const program = findOnSearchPath(name, surroundings);
    return program === undefined ? [] : [candidate("search path", program, name !== "variorum")];
  });
}

function fromSetting(setting: string, surroundings: Surroundings): Candidates {
  const path = surroundings.platform === "win32" ? win32 : posix;
  if (setting.includes("${workspaceFolder}") && surroundings.workspaceFolder === undefined) {
    return { problem: l10n.t("`{0}` names the workspace folder, and no folder is open", setting) };
  }
  const expanded = setting
    .replace(/^~(?=$|[\\/])/, () => surroundings.home)
    .replaceAll("${workspaceFolder}", () => surroundings.workspaceFolder ?? "");
  if (path.isAbsolute(expanded)) {
    if (!surroundings.isFile(expanded)) return { problem: l10n.t("`{0}` is not a file", expanded) };
    return { candidates: [candidate("setting", expanded, isInterpreterName(path.basename(expanded)))] };
  }
  if (path.basename(expanded) !== expanded) {
    return { problem: l10n.t("`{0}` is a relative path: write the full path, or begin it with {1}", setting, "${workspaceFolder}") };
  }
  const program = findOnSearchPath(expanded, surroundings);
  if (program === undefined) return { problem: l10n.t("`{0}` is not on the PATH", setting) };
  return { candidates: [candidate("setting", program, isInterpreterName(expanded))] };
}

/** Whether a file of this name is a Python interpreter: `python3.12`, `pypy3`, `py.exe`. */
function isInterpreterName(fileName: string): boolean {
  return /^(?:(?:python|pypy)[\d.]*w?|py)(?:\.exe)?$/i.test(fileName);
}
