import { mkdirSync, copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { chromium, type Browser } from "playwright-core";
import { CodeServer, type CodeServerOptions, type Payload } from "./codeServer";
import { Editor, PATIENCE_MILLISECONDS } from "./editor";
import { required } from "./environment";
import { startJudge, type JudgeEndpoint } from "./judgeEndpoint";
import { Workspace, type Files } from "./workspace";

/** What a story begins with. */
export interface Beginning extends CodeServerOptions {
  /** Whether a model's endpoint is there and set as the judge. */
  readonly hasJudge?: boolean;
  /** Whether the editor offers a language model of its own. */
  readonly hasModel?: boolean;
  /** Whether the examples are in the workspace; they are, unless this says no. */
  readonly hasExamples?: boolean;
  /** Files to write over the examples. */
  readonly files?: Files;
}

/** What a story works with. */
export interface Scene {
  readonly editor: Editor;
  readonly workspace: Workspace;
  /** The model's endpoint; it refuses until it is told what to answer. */
  readonly judge: JudgeEndpoint;
  /** Keeps a picture of the screen among the artefacts. */
  readonly picture: (name: string) => Promise<void>;
}

/** No story takes longer, but for a machine that is very busy. */
export const STORY_MILLISECONDS = 300_000;

/** The flags that keep Chromium to the page it is given. */
const CHROMIUM_FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

/** A test that plays in a workbench of its own, with the examples open. What failed leaves a picture and the logs. */
export function story(title: string, beginning: Beginning, play: (scene: Scene) => Promise<void>): void {
  test(title, { timeout: STORY_MILLISECONDS }, async () => {
    const workspace = Workspace.made(beginning);
    const judge = await startJudge();
    const asked = { "variorum.judge.baseUrl": judge.url, "variorum.judge.model": "asked-model" };
    const judging = beginning.hasJudge === true ? asked : {};
    const settings = { ...serverSettings(), ...judging, ...beginning.settings };
    const server = await CodeServer.start(workspace.home, { ...beginning, settings });
    let browser: Browser | undefined;
    try {
      browser = await openBrowser();
      const editor = await openWorkbench(browser, server.address(workspace.folder, payload(server, beginning)));
      const picture = (name: string): Promise<void> => keepPicture(editor, name);
      try {
        await play({ editor, workspace, judge, picture });
      } catch (error) {
        await picture(`failed: ${title}`);
        throw error;
      }
    } finally {
      await browser?.close();
      server.stop();
      judge.stop();
      keepLog(workspace, title);
      workspace.remove();
    }
  });
}

/** The model comes from an extension under development, for its interface is still a proposal. */
function payload(server: CodeServer, beginning: Beginning): Payload {
  if (beginning.hasModel !== true) return [];
  return [["extensionDevelopmentPath", server.remote(required("MODEL"))], ["enableProposedApi", ""]];
}

/** The settings that name the server under test. */
export function serverSettings(): Readonly<Record<string, unknown>> {
  return { "variorum.server.path": required("VARIORUM") };
}

/** Opens a browser without windows. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: required("CHROMIUM"), headless: true, args: CHROMIUM_FLAGS });
}

async function openWorkbench(browser: Browser, address: string): Promise<Editor> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  page.setDefaultTimeout(PATIENCE_MILLISECONDS);
  await page.goto(address);
  await page.locator(".monaco-workbench .explorer-folders-view .monaco-list-row").first().waitFor();
  return new Editor(page);
}

async function keepPicture(editor: Editor, name: string): Promise<void> {
  await editor.page.screenshot({ path: join(artefacts(), `${fileName(name)}.png`) });
}

function keepLog(workspace: Workspace, title: string): void {
  const log = join(workspace.home, "code-server.log");
  if (existsSync(log)) copyFileSync(log, join(artefacts(), `${fileName(title)}.log`));
}

function artefacts(): string {
  const folder = required("ARTEFACTS");
  mkdirSync(folder, { recursive: true });
  return folder;
}

function fileName(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
