import { execFile } from "node:child_process";
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
          resolve({ failure: `no answer within ${PROBE_TIMEOUT_MILLISECONDS / 1000} seconds` });
        } else if (error !== null && output === "" && typeof error.code !== "number") {
          resolve({ failure: `could not be started (${error.code ?? error.message})` });
        } else {
          resolve({ output });
        }
      });
    });
}
