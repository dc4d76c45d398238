import assert from "node:assert/strict";
import { test } from "node:test";
import { fillArgument } from "../src/arguments";

const ACTIVE = "file:///work/ledger.py";

test("the palette gives nothing, so the active document is meant", () => {
  assert.deepEqual(fillArgument([], ACTIVE), { uri: ACTIVE });
  assert.deepEqual(fillArgument([undefined], ACTIVE), { uri: ACTIVE });
});

test("a lens gives everything, and the active document does not change it", () => {
  const given = { uri: "file:///work/other.py", source: "file:///work/Other.java" };
  assert.deepEqual(fillArgument([given], ACTIVE), given);
});

test("a URI alone is the document", () => {
  assert.deepEqual(fillArgument(["file:///work/other.py"], ACTIVE), { uri: "file:///work/other.py" });
});

test("fields without a document keep their values and get the active one", () => {
  assert.deepEqual(fillArgument([{ source: "legacy/A.java" }], ACTIVE), { source: "legacy/A.java", uri: ACTIVE });
  assert.deepEqual(fillArgument([{ uri: "" }], ACTIVE), { uri: ACTIVE });
  assert.deepEqual(fillArgument([{ uri: 7 }], ACTIVE), { uri: ACTIVE });
});

test("arguments of no use are not sent", () => {
  for (const given of [null, 7, ["file:///x"], true, ""]) assert.deepEqual(fillArgument([given], ACTIVE), { uri: ACTIVE });
});

test("without any document there is no argument", () => {
  assert.equal(fillArgument([], undefined), undefined);
  assert.equal(fillArgument([{ source: "legacy/A.java" }], undefined), undefined);
});
