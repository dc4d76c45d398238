import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { CodeServer } from "./codeServer";
import { required } from "./environment";
import { openBrowser, serverSettings, STORY_MILLISECONDS, type Beginning } from "./story";
import { Workspace } from "./workspace";

/** A test whose checks, a module of `test/editor/inside`, run in the editor's extension host. */
export function insideStory(title: string, checks: string, beginning: Beginning): void {
  test(title, { timeout: STORY_MILLISECONDS }, async () => {
    const workspace = Workspace.made(beginning);
    const server = await CodeServer.start(workspace.home, { ...beginning, settings: serverSettings() });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      const { ended } = await listenToTests(page);
      const development = ["extensionDevelopmentPath", server.remote(installedExtension())] as const;
      const tests = ["extensionTestsPath", server.remote(join(required("INSIDE"), `${checks}.js`))] as const;
      await page.goto(server.address(workspace.folder, [development, tests]));
      assert.equal(await ended, 0, "the lines above say what has failed");
    } finally {
      await browser.close();
      server.stop();
      workspace.remove();
    }
  });
}

/** Hears the exit code of the tests. What they print is printed here. */
async function listenToTests(page: Page): Promise<{ readonly ended: Promise<number> }> {
  await page.exposeFunction("codeAutomationLog", (_level: string, words: readonly unknown[]) => {
    const line = words.map(String).find((one) => one.includes("inside: "));
    if (line !== undefined) console.log(line.slice(line.indexOf("inside: ")));
  });
  let end: (code: number) => void;
  const ended = new Promise<number>((resolve) => { end = resolve; });
  await page.exposeFunction("codeAutomationExit", (code: number) => { end(code); });
  return { ended };
}

/** The folder of the extension as it was installed from its package. */
function installedExtension(): string {
  const folder = required("EXTENSIONS");
  const name = readdirSync(folder).find((one) => one.startsWith("variorum.variorum-"));
  assert.ok(name !== undefined, `no extension in ${folder}`);
  return join(folder, name);
}
