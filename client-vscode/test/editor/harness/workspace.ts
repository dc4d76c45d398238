import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The file names of a workspace with their texts. */
export type Files = Readonly<Record<string, string>>;

/** A folder that one story may change as it likes. */
export class Workspace {
  /** Where the story's files lie. */
  readonly folder: string;

  private constructor(
    /** Where everything of the story lies: the workspace, and the editor's own data. */
    readonly home: string,
  ) {
    this.folder = join(home, "workspace");
    mkdirSync(this.folder);
  }

  /** A copy of the examples of the repository, unless none are wanted, with `files` written over them. */
  static made({ hasExamples = true, files = {} }: { readonly hasExamples?: boolean; readonly files?: Files }): Workspace {
    const workspace = new Workspace(mkdtempSync(join(tmpdir(), "variorum-story-")));
    if (hasExamples) cpSync("../examples", workspace.folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) workspace.write(name, text);
    return workspace;
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), "utf8");
  }

  /** The number, from 1, of the first line of a file that holds this text. */
  lineOf(name: string, content: string): number {
    const line = this.read(name).split("\n").findIndex((one) => one.includes(content));
    if (line < 0) throw new Error(`${name} holds no \`${content}\``);
    return line + 1;
  }

  write(name: string, text: string): void {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
