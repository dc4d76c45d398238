import * as child_process from "child_process";

export function View({ name }: { name: string }) {
  child_process.execSync(`tar cf all.tar ${name}`); //! shell-injection
  return <p>{name}</p>;
}
