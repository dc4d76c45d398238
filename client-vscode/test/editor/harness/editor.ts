import type { FrameLocator, Locator, Page } from "playwright-core";

/** A step of a story may take so long on a busy machine. */
export const PATIENCE_MILLISECONDS = 90_000;

/** The workbench as a person uses it: keys, clicks, and what is on the screen. */
export class Editor {
  readonly lenses: Locator;
  readonly warnings: Locator;
  readonly toasts: Locator;
  readonly hover: Locator;
  readonly picks: Locator;
  readonly tabs: Locator;

  constructor(readonly page: Page) {
    this.lenses = page.locator(".codelens-decoration a");
    this.warnings = page.locator(".editor-instance .cdr.squiggly-warning");
    this.toasts = page.locator(".notification-toast");
    this.hover = page.locator(".monaco-hover:visible");
    this.picks = page.locator(".quick-input-list .monaco-list-row");
    this.tabs = page.locator(".tabs-container .tab");
  }

  /** Opens a file by its path in the workspace and waits until its text is on the screen. */
  async open(name: string): Promise<void> {
    await this.pick("Control+P", name, name.split("/").at(-1) ?? name);
    await this.tab(name).waitFor();
    await this.page.locator(".editor-instance .view-line").first().waitFor();
  }

  /** Runs a command by its title in the palette. */
  async run(title: string): Promise<void> {
    await this.pick("F1", `>${title}`, title);
  }

  /** The titles that the palette offers for what was typed. */
  async offered(typed: string): Promise<string[]> {
    await this.type("F1", `>${typed}`);
    await this.picks.first().waitFor();
    const titles = await this.picks.allInnerTexts();
    await this.page.keyboard.press("Escape");
    return titles.map((title) => title.trim().split("\n")[0] ?? "");
  }

  /** Types into the open quick input and takes the entry that has `label`. */
  async choose(typed: string, label: string): Promise<void> {
    await this.input().fill(typed);
    await this.picks.filter({ hasText: label }).first().click();
  }

  /** Takes the entry with this title of the open list of code actions; the list takes keys, a layer above it takes the clicks. */
  async takeAction(title: string): Promise<void> {
    const rows = this.page.locator(".action-widget .monaco-list-row.action");
    const wanted = this.page.locator(".action-widget .monaco-list-row.focused").filter({ hasText: title });
    await rows.filter({ hasText: title }).waitFor();
    for (let step = await rows.count(); step > 0 && !(await wanted.isVisible()); step--) await this.page.keyboard.press("ArrowDown");
    await wanted.waitFor();
    await this.page.keyboard.press("Enter");
  }

  /** The field of the quick input: the palette, a list, or a question. */
  input(): Locator {
    return this.page.locator(".quick-input-widget .quick-input-box input");
  }

  /** The tab of a file, by the last part of its name. */
  tab(name: string): Locator {
    return this.tabs.and(this.page.locator(`[data-resource-name="${name.split("/").at(-1) ?? name}"]`));
  }

  /** The tab of a file in the group that has the focus. */
  activeTab(name: string): Locator {
    return this.page.locator(".editor-group-container.active .tab.active").filter({ hasText: name.split("/").at(-1) ?? name });
  }

  /** Puts the cursor at a place of the active editor; line and column count from 1. */
  async goTo(line: number, column: number): Promise<void> {
    await this.type("Control+G", `:${line}:${column}`);
    await this.page.keyboard.press("Enter");
    await this.page.locator(".quick-input-widget").waitFor({ state: "hidden" });
  }

  /** The first visible line of code with this text. */
  text(content: string): Locator {
    return this.page.locator(".editor-instance .view-line").filter({ hasText: content }).first();
  }

  /** A toast with this text. */
  toast(text: string | RegExp): Locator {
    return this.toasts.filter({ hasText: text }).first();
  }

  /** Presses a button of a toast. */
  async answer(toast: Locator, button: string): Promise<void> {
    await toast.getByRole("button", { name: button, exact: true }).click();
  }

  /** Presses a button of the modal dialog with this text. */
  async dialog(text: string | RegExp, button: string): Promise<void> {
    const dialog = this.page.locator(".monaco-dialog-box").filter({ hasText: text });
    await dialog.getByRole("button", { name: button, exact: true }).click();
  }

  /** An entry of the status bar. */
  status(text: string | RegExp): Locator {
    return this.page.locator(".statusbar-item").filter({ hasText: text }).first();
  }

  /** The document of the webview whose body holds `selector`. */
  webview(): FrameLocator {
    return this.page.frameLocator("iframe.webview.ready").frameLocator("#active-frame");
  }

  private async pick(key: string, typed: string, label: string): Promise<void> {
    await this.type(key, typed);
    const row = this.picks.filter({ hasText: label }).first();
    await row.waitFor();
    await row.click();
    // The list closes, or another question takes its place.
    await row.waitFor({ state: "hidden" });
  }

  private async type(key: string, typed: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.input().waitFor();
    await this.input().fill(typed);
  }
}
