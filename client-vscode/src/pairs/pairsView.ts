import {
  commands, EventEmitter, l10n, ThemeIcon, TreeItem, Uri, window,
  type Disposable, type TreeDataProvider, type TreeView,
} from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { DocumentCommands } from "../documentCommands";
import { threeDigits } from "../scores/score";
import { arrange, parsePairs, type Order, type PairRow } from "./pairRows";

/** The tree of the workspace's pairs with their scores. It is filled when it is first seen, and on request. */
export class PairsView implements TreeDataProvider<PairRow>, Disposable {
  private readonly changed = new EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly view: TreeView<PairRow>;
  private readonly registered: readonly Disposable[];
  /** The last listing, which may still be under way; undefined until somebody looks. */
  private listing: Promise<readonly PairRow[]> | undefined;
  private order: Order = "path";
  private filter = "";

  constructor(
    private readonly documents: DocumentCommands,
    private readonly client: () => Promise<LanguageClient | undefined>,
  ) {
    this.view = window.createTreeView("variorum.pairs", { treeDataProvider: this });
    this.registered = [
      commands.registerCommand("variorum.refreshPairs", () => { this.forget(); }),
      commands.registerCommand("variorum.sortPairs", () => this.sort()),
      commands.registerCommand("variorum.filterPairs", () => this.ask()),
      commands.registerCommand("variorum.clearPairsFilter", () => { this.filterBy(""); }),
    ];
  }

  /** The pairs are listed again when somebody looks. */
  forget(): void {
    this.listing = undefined;
    this.changed.fire(undefined);
  }

  async getChildren(pair?: PairRow): Promise<PairRow[]> {
    if (pair !== undefined) return [];
    this.listing ??= this.list();
    const pairs = await this.listing;
    const shown = arrange(pairs, this.order, this.filter);
    this.view.description = this.filter === "" ? "" : l10n.t("{0} of {1}: {2}", shown.length, pairs.length, this.filter);
    return shown;
  }

  getTreeItem(pair: PairRow): TreeItem {
    const item = new TreeItem(Uri.parse(pair.targetUri));
    const judged = pair.j === null ? l10n.t("J unscored") : `J ${threeDigits(pair.j)}`;
    item.id = pair.targetUri;
    item.label = pair.target;
    item.description = `S ${threeDigits(pair.s)}  ${judged}  ← ${pair.source}`;
    item.tooltip = `${pair.source} → ${pair.target}\nS ${threeDigits(pair.s)}\n${judged} (${pair.judge})`;
    item.accessibilityInformation = {
      label: l10n.t("{0}, translated from {1}, S {2}, {3}", pair.target, pair.source, threeDigits(pair.s), judged),
    };
    item.iconPath = ThemeIcon.File;
    item.contextValue = "pair";
    item.command = { title: l10n.t("Open"), command: "vscode.open", arguments: [Uri.parse(pair.targetUri)] };
    return item;
  }

  dispose(): void {
    [...this.registered, this.view, this.changed].forEach((one) => { one.dispose(); });
  }

  /** Runs with the view's own progress bar; long lists show how far they are and can be cancelled. */
  private async list(): Promise<PairRow[]> {
    // That there is no server was said when it was not found; the view only looks.
    const client = await this.client();
    if (client === undefined) return [];
    const title = l10n.t("Scoring the pairs of the workspace");
    const answer = await window.withProgress({ location: { viewId: "variorum.pairs" } }, () =>
      this.documents.ask(client, "variorum.listPairs", undefined, title),
    );
    void commands.executeCommand("setContext", "variorum.pairsListed", true);
    return parsePairs(answer);
  }

  private async sort(): Promise<void> {
    const picks: { readonly label: string; readonly order: Order }[] = [
      { label: l10n.t("path"), order: "path" },
      { label: l10n.t("lowest S first"), order: "s" },
      { label: l10n.t("lowest J first"), order: "j" },
      { label: l10n.t("lowest IMM first"), order: "imm" },
    ];
    const picked = await window.showQuickPick(picks, { title: l10n.t("Sort the pairs by") });
    if (picked === undefined) return;
    this.order = picked.order;
    this.changed.fire(undefined);
  }

  private async ask(): Promise<void> {
    const prompt = l10n.t("Words of the paths to show, for example: legacy ledger");
    const filter = await window.showInputBox({ title: l10n.t("Filter the pairs"), prompt, value: this.filter });
    if (filter !== undefined) this.filterBy(filter);
  }

  private filterBy(filter: string): void {
    this.filter = filter.trim();
    void commands.executeCommand("setContext", "variorum.pairsFiltered", this.filter !== "");
    this.changed.fire(undefined);
  }
}
