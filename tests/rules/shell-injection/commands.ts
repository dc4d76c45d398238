import * as child_process from "child_process";

function pack(name: string): void {
  child_process.execSync(`tar cf all.tar ${name}`); //! shell-injection
  child_process.execFileSync("tar", ["cf", "all.tar", name]);
}
