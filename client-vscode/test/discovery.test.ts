import assert from "node:assert/strict";
import { test } from "node:test";
import { discoverServer, missingServerMessage, type Probe } from "../src/discovery";
import { machine } from "./surroundings";

/** Programs that print what the table says; any other cannot be started. */
function printing(outputs: Readonly<Record<string, string>>): Probe {
  return (program) => {
    const output = outputs[program];
    return Promise.resolve(output === undefined ? { failure: "could not be started (ENOENT)" } : { output });
  };
}

const EVERYTHING = ["/usr/bin/variorum", "/usr/bin/python3"];

test("the selected interpreter wins when it holds the server", async () => {
  const probe = printing({ "/venv/bin/python": "python 3.12.1\nvariorum 0.2.0\n", "/usr/bin/variorum": "variorum 0.1.0" });
  const { launch } = await discoverServer(machine(EVERYTHING, { interpreter: "/venv/bin/python" }), probe);
  assert.equal(launch?.candidate.origin, "interpreter");
  assert.deepEqual(launch.args, ["-m", "variorum", "server"]);
  assert.deepEqual(launch.version, { major: 0, minor: 2, patch: 0 });
});

test("a selected interpreter without the server is passed over, and the refusal is told", async () => {
  const probe = printing({ "/venv/bin/python": "python 3.12.1\n", "/usr/bin/variorum": "variorum 0.1.0" });
  const { launch, refusals } = await discoverServer(machine(EVERYTHING, { interpreter: "/venv/bin/python" }), probe);
  assert.equal(launch?.candidate.program, "/usr/bin/variorum");
  assert.deepEqual(launch.args, ["server"]);
  assert.deepEqual(refusals, ["/venv/bin/python (interpreter): has no `variorum` package"]);
});

test("the interpreter on the search path is the last resort", async () => {
  const probe = printing({ "/usr/bin/python3": "python 3.11.0\nvariorum 1.0.0" });
  const { launch, refusals } = await discoverServer(machine(EVERYTHING), probe);
  assert.equal(launch?.candidate.program, "/usr/bin/python3");
  assert.deepEqual(refusals, ["/usr/bin/variorum (search path): could not be started (ENOENT)"]);
});

test("each refusal says why", async () => {
  const reasons: [string, RegExp][] = [
    ["python 3.9.2\nvariorum 0.1.0", /Python 3\.9\.2 is too old: 3\.11\.0 or newer is needed/],
    ["python 3.12.0\nvariorum 0.0.9", /variorum 0\.0\.9 is too old: 0\.1\.0 or newer is needed/],
    ["Traceback (most recent call last):", /does not answer like a Python interpreter/],
  ];
  for (const [output, reason] of reasons) {
    const found = await discoverServer(machine(["/usr/bin/python3"]), printing({ "/usr/bin/python3": output }));
    assert.equal(found.launch, undefined);
    assert.match(found.refusals.join("\n"), reason);
  }
});

test("a program of the right name that is another program is refused", async () => {
  const found = await discoverServer(machine(["/usr/bin/variorum"]), printing({ "/usr/bin/variorum": "usage: ..." }));
  assert.equal(found.launch, undefined);
  assert.match(found.refusals.join("\n"), /does not report a version/);
});

test("a broken setting is reported, and nothing else is started in its place", async () => {
  const probe = printing({ "/usr/bin/variorum": "variorum 0.1.0" });
  const found = await discoverServer(machine(EVERYTHING, { setting: "/opt/gone" }), probe);
  assert.deepEqual(found, { launch: undefined, refusals: ["variorum.server.path: `/opt/gone` is not a file"] });
});

test("a machine without Python says so", async () => {
  const found = await discoverServer(machine([]), printing({}));
  assert.deepEqual(found.refusals, ["neither `variorum` nor Python is on the PATH"]);
});

test("the message names the broken setting, or says what to install", () => {
  const broken = missingServerMessage("/opt/gone", ["variorum.server.path: `/opt/gone` is not a file"]);
  assert.match(broken, /variorum\.server\.path: `\/opt\/gone` is not a file/);
  assert.match(missingServerMessage(" ", ["neither `variorum` nor Python is on the PATH"]), /Install the Python package/);
});
