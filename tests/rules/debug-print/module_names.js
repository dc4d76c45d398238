import { alert } from "./dialogs.js";
const console = require("./lines.js");

alert("done");
console.log("done");

function close() {
  console.log("closed");
  return confirm("close?");  //! debug-print
}
