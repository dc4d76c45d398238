import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import * as l10n from "@vscode/l10n";
import { serverEnvironment } from "../processes";

/** One program that an installation runs. */
export interface Step {
  readonly title: string;
  readonly program: string;
  readonly args: readonly string[];
}

/** Runs a step in `folder` to its end and hands its output on line by line; what went wrong, or undefined. */
export function runStep(
  step: Step,
  folder: string,
  signal: AbortSignal,
  onLine: (line: string) => void,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(step.program, step.args, { cwd: folder, env: serverEnvironment(), signal, windowsHide: true });
    let last = "";
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        onLine(line);
        if (line.trim() !== "") last = line.trim();
      });
    }
    child.on("error", (error) => { resolve(error.message); });
    child.on("close", (code) => { resolve(code === 0 ? undefined : last || l10n.t("{0} ended with {1}", step.program, code ?? l10n.t("a signal"))); });
  });
}
