import type { Surroundings } from "../src/candidates";

/** A Linux machine with these files, nothing set and nothing selected; `changes` say what is different. */
export function machine(files: readonly string[], changes: Partial<Surroundings> = {}): Surroundings {
  return {
    setting: "",
    interpreter: undefined,
    bundled: undefined,
    isTrusted: true,
    searchPath: "/usr/local/bin:/usr/bin",
    home: "/home/ada",
    workspaceFolder: "/work/ledger",
    platform: "linux",
    isFile: (path) => files.includes(path),
    ...changes,
  };
}
