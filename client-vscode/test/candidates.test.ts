import assert from "node:assert/strict";
import { test } from "node:test";
import { listCandidates, type Surroundings } from "../src/candidates";
import { machine } from "./surroundings";

/** The programs that would be tried, or the problem. */
function tried(surroundings: Surroundings): readonly string[] | string {
  const listed = listCandidates(surroundings);
  return "problem" in listed ? listed.problem : listed.candidates.map((candidate) => candidate.program);
}

test("without a setting: the selected interpreter, then the search path in its own order", () => {
  const files = ["/usr/bin/python3", "/usr/bin/variorum", "/usr/local/bin/python3"];
  const selected = { interpreter: "/work/ledger/.venv/bin/python" };
  assert.deepEqual(tried(machine(files, selected)), [
    "/work/ledger/.venv/bin/python",
    "/usr/bin/variorum",
    "/usr/local/bin/python3",
  ]);
});

test("an untrusted workspace does not choose the interpreter", () => {
  const selected = { interpreter: "/work/ledger/.venv/bin/python", isTrusted: false };
  assert.deepEqual(tried(machine(["/usr/bin/python3"], selected)), ["/usr/bin/python3"]);
});

test("folders of the search path that depend on the current folder are passed over", () => {
  const files = ["bin/variorum", "./variorum", "variorum", "/usr/bin/python3"];
  assert.deepEqual(tried(machine(files, { searchPath: "bin:.::/usr/bin" })), ["/usr/bin/python3"]);
});

test("a setting stands alone, whatever else there is", () => {
  const files = ["/opt/variorum", "/usr/bin/variorum"];
  const changes = { setting: " /opt/variorum ", interpreter: "/usr/bin/python3" };
  assert.deepEqual(tried(machine(files, changes)), ["/opt/variorum"]);
});

test("home and workspace folder are expanded in a setting, dollar signs in them left alone", () => {
  assert.deepEqual(tried(machine(["/home/ada/bin/variorum"], { setting: "~/bin/variorum" })), [
    "/home/ada/bin/variorum",
  ]);
  const folder = "/work/a$&b";
  const changes = { setting: "${workspaceFolder}/.venv/bin/python", workspaceFolder: folder };
  assert.deepEqual(tried(machine([`${folder}/.venv/bin/python`], changes)), [`${folder}/.venv/bin/python`]);
});

test("a bare name in the setting is looked up on the search path", () => {
  assert.deepEqual(tried(machine(["/usr/bin/variorum-next"], { setting: "variorum-next" })), [
    "/usr/bin/variorum-next",
  ]);
});

test("a setting that names no program says what is wrong with it", () => {
  assert.match(String(tried(machine([], { setting: "/opt/variorum" }))), /`\/opt\/variorum` is not a file/);
  assert.match(String(tried(machine([], { setting: "variorum-next" }))), /not on the PATH/);
  assert.match(String(tried(machine([], { setting: ".venv/bin/python" }))), /relative path/);
  const noFolder = { setting: "${workspaceFolder}/python", workspaceFolder: undefined };
  assert.match(String(tried(machine([], noFolder))), /no folder is open/);
});

test("interpreters are told from servers by their names", () => {
  const names = ["python", "python3", "python3.12", "pypy3.11", "variorum", "pythonista", "variorum-python"];
  const kinds = names.map((name) => {
    const listed = listCandidates(machine([`/opt/${name}`], { setting: `/opt/${name}` }));
    return "candidates" in listed && listed.candidates[0]?.isInterpreter;
  });
  assert.deepEqual(kinds, [true, true, true, true, false, false, false]);
});

test("on Windows programs end in .exe and the search path has its own separator", () => {
  const files = ["C:\\Tools\\variorum.exe", "C:\\Python\\python.exe"];
  const windows = { platform: "win32", searchPath: "C:\\Tools;C:\\Python;tools" } as const;
  assert.deepEqual(tried(machine(files, windows)), files);
  const setting = "C:\\Python\\python.exe";
  const listed = listCandidates(machine(files, { ...windows, setting }));
  assert.deepEqual(listed, { candidates: [{ origin: "setting", program: setting, isInterpreter: true }] });
});
