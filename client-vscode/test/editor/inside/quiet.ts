// Runs inside the editor, in a folder that holds nothing for the extension.

import assert from "node:assert/strict";
import { performance } from "node:perf_hooks";
import { commands, extensions } from "vscode";
import { eventually, runAll, type Check } from "./checks";

const CHECKS: readonly Check[] = [
  {
    title: "a folder without code does not wake the extension, and waking it does not wait for the server",
    run: async () => {
      const extension = extensions.getExtension("variorum.variorum");
      assert.ok(extension !== undefined);
      assert.equal(extension.isActive, false);
      const [begun, worked] = [performance.now(), process.cpuUsage()];
      await extension.activate();
      const { user, system } = process.cpuUsage(worked);
      const [elapsed, processor] = [performance.now() - begun, (user + system) / 1000].map(Math.round);
      // Told and not judged: what a busy machine takes says nothing.
      console.log(`inside: activation took ${elapsed} ms, of which the processor worked ${processor} ms`);
      assert.equal(await hasServerCommand(), undefined, "the server has not answered yet");
      await eventually(hasServerCommand);
    },
  },
];

/** True once the server has said which commands it has; this one is not the extension's own. */
async function hasServerCommand(): Promise<true | undefined> {
  return (await commands.getCommands(true)).includes("variorum.goToCounterpart") ? true : undefined;
}

export function run(): Promise<void> {
  return runAll(CHECKS);
}
