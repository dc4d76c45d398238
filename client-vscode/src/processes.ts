import { execFile } from "node:child_process";
import * as l10n from "@vscode/l10n";
import type { Probe } from "./discovery";

/** Long enough for the first start of an interpreter on a cold disk. */
const PROBE_TIMEOUT_MILLISECONDS = 15_000;

/**
 * The environment of the server and of the probes.
 *
 * PYTHONSAFEPATH keeps modules of the current folder from shadowing the server's own.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, PYTHONSAFEPATH: "1", PYTHONUTF8: "1" };
}

/**
 * A probe that runs programs in `folder`.
 *
 * The output counts even when the program fails: an interpreter without the server prints its own version first.
 */
export function probeIn(folder: string): Probe {
  const options = { cwd: folder, env: serverEnvironment(), timeout: PROBE_TIMEOUT_MILLISECONDS, windowsHide: true };
  return (program, args) =>
    new Promise((resolve) => {
      execFile(program, args, options, (error, output) => {
        if (error?.killed === true) {
          resolve({ failure: l10n.t("no answer within {0} seconds", PROBE_TIMEOUT_MILLISECONDS / 1000) });
        } else if (error !== null && output === "" && typeof error.code !== "number") {
          resolve({ failure: l10n.t("could not be started ({0})", error.code ?? error.message) });
        } else {
          resolve({ output });
        }
      });
    });
}
