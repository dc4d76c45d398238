import * as l10n from "@vscode/l10n";
import { listCandidates, type Candidate, type Surroundings } from "./candidates";
import { isAtLeast, OLDEST_PYTHON, OLDEST_SERVER, reportedVersion, versionText, type Version } from "./version";

/** How to start the server that was found. */
export interface ServerLaunch {
  readonly candidate: Candidate;
  /** Arguments that make the program the server, without the transport. */
  readonly args: readonly string[];
  readonly version: Version;
}

/** What a program printed, or why it could not run. */
export type ProbeResult = { readonly output: string } | { readonly failure: string };

/** Runs a program to its end, in a folder that no workspace controls. */
export type Probe = (program: string, args: readonly string[]) => Promise<ProbeResult>;

/** The server, if any, and one line for each place that did not hold it. */
export interface Discovery {
  readonly launch: ServerLaunch | undefined;
  readonly refusals: readonly string[];
}

/**
 * Prints the interpreter's version and the installed server's. It asks the package metadata, which is quicker than
 * importing the server, and its syntax suits every Python 3, so that an old interpreter can say how old it is.
 */
const INTERPRETER_PROBE = [
  "import sys",
  "print('python %d.%d.%d' % sys.version_info[:3])",
  "from importlib import metadata",
  "print('variorum ' + metadata.version('variorum'))",
].join("\n");

/** Tries the candidates in order and returns the first that runs a server this extension can talk to. */
export async function discoverServer(surroundings: Surroundings, probe: Probe): Promise<Discovery> {
  const listed = listCandidates(surroundings);
  if ("problem" in listed) return { launch: undefined, refusals: [`variorum.server.path: ${listed.problem}`] };
  const refusals: string[] = [];
  for (const candidate of listed.candidates) {
    const examined = await examine(candidate, probe);
    if (typeof examined !== "string") return { launch: examined, refusals };
    refusals.push(`${candidate.program} (${candidate.origin}): ${examined}`);
  }
  if (listed.candidates.length === 0) refusals.push(l10n.t("neither `variorum` nor Python is on the PATH"));
  return { launch: undefined, refusals };
}

/** What to tell a user who has no server: a setting that does not work is their own to mend, otherwise what to install. */
export function missingServerMessage(setting: string, refusals: readonly string[]): string {
  if (setting.trim() !== "") return l10n.t("Variorum could not start the server that is set. {0}.", refusals.join("; "));
  const found = l10n.t("Variorum found no server.");
  const remedy = l10n.t("Install the Python package `variorum` (Python 3.11 or newer), or say where it is in the settings.");
  return `${found} ${remedy}`;
}

/** The launch of a candidate that holds a server, or the reason why it does not. */
async function examine(candidate: Candidate, probe: Probe): Promise<ServerLaunch | string> {
  const args = candidate.isInterpreter ? ["-c", INTERPRETER_PROBE] : ["--version"];
  const result = await probe(candidate.program, args);
  if ("failure" in result) return result.failure;
  if (candidate.isInterpreter) {
    const python = reportedVersion(result.output, "python");
    if (python === undefined) return l10n.t("does not answer like a Python interpreter");
    if (!isAtLeast(python, OLDEST_PYTHON)) {
      return l10n.t("Python {0} is too old: {1} or newer is needed", versionText(python), versionText(OLDEST_PYTHON));
    }
  }
  const version = reportedVersion(result.output, "variorum");
  if (version === undefined) {
    return candidate.isInterpreter ? l10n.t("has no `variorum` package") : l10n.t("does not report a version of variorum");
  }
  if (!isAtLeast(version, OLDEST_SERVER)) {
    return l10n.t("variorum {0} is too old: {1} or newer is needed", versionText(version), versionText(OLDEST_SERVER));
  }
  return { candidate, args: candidate.isInterpreter ? ["-m", "variorum", "server"] : ["server"], version };
}
