const { execSync } = require("child_process");
const child_process = require("child_process");

function run(name, pattern) {
  execSync(`ls ${name}`); //! shell-injection
  child_process.exec("ls " + name); //! shell-injection
  execSync("ls");
  pattern.exec("ls " + name);
  return child_process.execFile("ls", [name]);
}
