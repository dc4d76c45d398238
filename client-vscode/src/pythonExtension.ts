import { extensions, type Disposable, type Event, type LogOutputChannel, type Uri } from "vscode";
import { inTime } from "./inTime";

/** The part of the Python extension's exported API that is used here. */
interface PythonApi {
  readonly environments: {
    getActiveEnvironmentPath(resource?: Uri): { readonly id: string; readonly path: string };
    resolveEnvironment(
      environment: string | { readonly id: string; readonly path: string },
    ): Promise<{ readonly executable: { readonly uri: Uri | undefined } } | undefined>;
    readonly onDidChangeActiveEnvironmentPath: Event<unknown>;
  };
}

/** The Python extension may search whole disks when it starts; the server does not wait longer than this. */
const PATIENCE_MILLISECONDS = 10_000;

/** Asks the Python extension, where it is installed, which interpreter the user selected. */
export class PythonExtension implements Disposable {
  private subscription: Disposable | undefined;

  constructor(
    private readonly log: LogOutputChannel,
    private readonly onDidSelect: () => void,
  ) {}

  /** The path of the interpreter selected for the resource; undefined when there is none, or no answer in time. */
  async selectedInterpreter(resource: Uri | undefined): Promise<string | undefined> {
    const api = await this.api();
    if (api === undefined) return undefined;
    try {
      const path = api.environments.getActiveEnvironmentPath(resource);
      const environment = await inTime(api.environments.resolveEnvironment(path), PATIENCE_MILLISECONDS);
      return environment?.executable.uri?.fsPath;
    } catch (error) {
      this.log.warn(`The Python extension did not name its interpreter: ${String(error)}`);
      return undefined;
    }
  }

  dispose(): void {
    this.subscription?.dispose();
  }

  private async api(): Promise<PythonApi | undefined> {
    const extension = extensions.getExtension<PythonApi>("ms-python.python");
    if (extension === undefined) return undefined;
    try {
      const api = await inTime(Promise.resolve(extension.activate()), PATIENCE_MILLISECONDS);
      if (api === undefined) this.log.warn("The Python extension did not start in time; its interpreter is not used.");
      else this.subscription ??= api.environments.onDidChangeActiveEnvironmentPath(this.onDidSelect);
      return api;
    } catch (error) {
      this.log.warn(`The Python extension could not start: ${String(error)}`);
      return undefined;
    }
  }
}
