import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync, openSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { required } from "./environment";

/** How an editor server differs from the usual one. */
export interface CodeServerOptions {
  /** User settings, besides those that keep the workbench quiet. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the workbench asks for trust. Off by default: everything is trusted. */
  readonly asksForTrust?: boolean;
  /** Replaces variables of the environment that the extension host sees. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** What the address tells the workbench beyond the folder. */
export type Payload = readonly (readonly [name: string, value: string])[];

/** The server is ready within seconds; a busy machine may take a minute. */
const PATIENCE_MILLISECONDS = 90_000;

/** A code-server of its own for one story: its user data, its settings and its port. */
export class CodeServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  /** Starts the server with its data in `home`, and waits until it answers. */
  static async start(home: string, options: CodeServerOptions): Promise<CodeServer> {
    const port = await freePort();
    const userData = join(home, "user-data");
    writeSettings(userData, options.settings ?? {});
    writeFileSync(join(home, "code-server.yaml"), "");
    const log = openSync(join(home, "code-server.log"), "a");
    const child = spawn(process.execPath, [required("CODE_SERVER"), ...flags(home, userData, port, options)], {
      // Consents, caches and the like are kept in the home folder: each story has its own.
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, "config"), XDG_CACHE_HOME: join(home, "cache"), EXTENSIONS_GALLERY: '{"serviceUrl":""}', ...options.environment },
      stdio: ["ignore", log, log],
      // A group of its own, so that the extension hosts and language servers end with it.
      detached: true,
    });
    const server = new CodeServer(child, port);
    await server.untilHealthy();
    return server;
  }

  /** The address of the workbench with this folder open. `payload` is handed to the workbench: names with values. */
  address(folder: string, payload: Payload): string {
    const query = new URLSearchParams({ folder });
    if (payload.length > 0) query.set("payload", JSON.stringify(payload));
    return `http://127.0.0.1:${this.port}/?${query.toString()}`;
  }

  /** A file or folder of this machine as the workbench names it. */
  remote(path: string): string {
    return `vscode-remote://127.0.0.1:${this.port}${path}`;
  }

  /** Ends the server and everything that it started. */
  stop(): void {
    const { pid } = this.child;
    if (pid === undefined || this.child.exitCode !== null) return;
    process.kill(-pid, "SIGKILL");
  }

  private async untilHealthy(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MILLISECONDS;
    while (Date.now() < deadline && this.child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/healthz`).catch(() => undefined);
      if (answer?.ok === true) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    this.stop();
    throw new Error("code-server did not start; its log is code-server.log");
  }
}

function flags(home: string, userData: string, port: number, options: CodeServerOptions): string[] {
  return [
    ...["--config", join(home, "code-server.yaml"), "--bind-addr", `127.0.0.1:${port}`, "--auth", "none"],
    ...["--disable-telemetry", "--disable-update-check", "--disable-getting-started-override"],
    ...(options.asksForTrust === true ? [] : ["--disable-workspace-trust"]),
    ...["--user-data-dir", userData, "--extensions-dir", required("EXTENSIONS")],
  ];
}

function writeSettings(userData: string, settings: Readonly<Record<string, unknown>>): void {
  const quiet = {
    "workbench.startupEditor": "none",
    "workbench.tips.enabled": false,
    "workbench.secondarySideBar.defaultVisibility": "hidden",
    "extensions.autoUpdate": false,
    "files.autoSave": "off",
    "chat.commandCenter.enabled": false,
    "editor.minimap.enabled": false,
    "window.menuBarVisibility": "compact",
  };
  mkdirSync(join(userData, "User"), { recursive: true });
  writeFileSync(join(userData, "User", "settings.json"), JSON.stringify({ ...quiet, ...settings }));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("no port"));
        else resolve(address.port);
      });
    });
  });
}
