import assert from "node:assert/strict";
import { test } from "node:test";
import { rankCounterparts } from "../src/counterparts";

test("the same name in another language comes first, whatever its style and folder", () => {
  const files = ["src/audit.py", "src/ledger_book.py", "src/ledger_test.py", "z/LedgerBook.java", "web/ledger-book.ts"];
  assert.deepEqual(rankCounterparts("src/ledger_book.py", files), [
    "web/ledger-book.ts",
    "z/LedgerBook.java",
    "src/ledger_test.py",
    "src/audit.py",
  ]);
});

test("runs of capitals and digits are words of their own", () => {
  const files = ["a/Parser.java", "b/HTTPServer2Client.java"];
  assert.equal(rankCounterparts("http_server2_client.py", files)[0], "b/HTTPServer2Client.java");
});

test("among equals another language goes before the same one, and then the path decides", () => {
  const files = ["old/ledger.py", "b/ledger.go", "a/ledger.go"];
  assert.deepEqual(rankCounterparts("ledger.py", files), ["a/ledger.go", "b/ledger.go", "old/ledger.py"]);
});

test("a file is never its own counterpart", () => {
  assert.deepEqual(rankCounterparts("ledger.py", ["ledger.py"]), []);
});
