import assert from "node:assert/strict";
import { test } from "node:test";
import { parseRemarks } from "../src/judging/remarks";

test("a rationale stands at the first line that the judge named", () => {
  const details = { functional_intent: { value: 0.75, rationale: "off by one", targetLines: [12, 14] } };
  assert.deepEqual(parseRemarks(details), [{ dimension: "functional intent", value: "0.75", text: "off by one", line: 12 }]);
});

test("without a line it stands at the top, and without words nowhere", () => {
  const details = { safety: { value: 1, rationale: "sound", targetLines: [] }, readability: { value: 1, rationale: "" } };
  assert.deepEqual(parseRemarks(details).map(({ dimension, line }) => [dimension, line]), [["safety", 1]]);
});

test("markup in a rationale is left as it is written: the comment is plain text", () => {
  const rationale = "[click](command:evil) <b>";
  const [remark] = parseRemarks({ safety: { value: 0, rationale, targetLines: [1] } });
  assert.equal(remark?.text, rationale);
});
