import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readlinkSync } from "node:fs";
import { story } from "./harness/story";

story("a server that was killed starts again, and its findings return", {}, async ({ editor, workspace, picture }) => {
  await editor.open("src/ledger.py");
  await editor.warnings.first().waitFor({ state: "attached" });
  killServersOf(workspace.home);
  await editor.warnings.first().waitFor({ state: "detached" });
  await editor.warnings.first().waitFor({ state: "attached" });
  await editor.run("Variorum: Score this translation");
  await editor.toast("IMM").waitFor();
  await picture("after a crash");
});

story("a server that keeps ending is left alone, and can be restarted", {}, async ({ editor, workspace, picture }) => {
  await editor.open("src/ledger.py");
  for (let deaths = 0; deaths < 5; deaths += 1) {
    await editor.warnings.first().waitFor({ state: "attached" });
    killServersOf(workspace.home);
    await editor.warnings.first().waitFor({ state: "detached" });
  }
  const toast = editor.toast("keeps failing");
  await toast.waitFor();
  await editor.status("S 0.").waitFor({ state: "detached" });
  await picture("a server that keeps ending");
  assert.deepEqual(serversOf(workspace.home), []);
  await editor.answer(toast, "Restart");
  await editor.warnings.first().waitFor({ state: "attached" });
  assert.equal(serversOf(workspace.home).length, 1);
});

/** Kills the language servers that work in the story's own folder. */
function killServersOf(home: string): void {
  const own = serversOf(home);
  if (own.length === 0) throw new Error("no server of this story is running");
  own.forEach((pid) => process.kill(pid, "SIGKILL"));
}

function serversOf(home: string): number[] {
  const processes = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
  const servers = processes.filter((line) => / server(?: |$)/.test(line)).map((line) => Number.parseInt(line, 10));
  return servers.filter((pid) => workingFolder(pid)?.startsWith(home) === true);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // It ended meanwhile.
  }
}
