import { commands, l10n, lm, window, workspace, ConfigurationTarget, type Disposable, type ExtensionContext } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { isRecord } from "../arguments";
import { runServerCommand } from "../serverCommand";
import { KEY_SECRET, userSettings } from "./userSettings";

/** What the user alone may set, so that the server learns it from the extension and not with the rest of the configuration. */
const USERS_OWN = ["variorum.judge", "variorum.rater", "variorum.translation.compilerEvidence"];

/** Keeps the server informed of the judge that its user set up, and says which one that is. */
export class JudgeSettings {
  constructor(
    private readonly context: ExtensionContext,
    private readonly client: () => Promise<LanguageClient | undefined>,
    private readonly onDidLearn: (state: string) => void,
  ) {}

  register(): Disposable[] {
    return [
      commands.registerCommand("variorum.setJudgeKey", () => this.setKey()),
      commands.registerCommand("variorum.chooseEditorModel", () => this.chooseEditorModel()),
      this.context.secrets.onDidChange(({ key }) => { if (key === KEY_SECRET) void this.send(); }),
      workspace.onDidGrantWorkspaceTrust(() => void this.send()),
      workspace.onDidChangeConfiguration((event) => {
        if (USERS_OWN.some((section) => event.affectsConfiguration(section))) void this.send();
      }),
    ];
  }

  /** Asks the server which judge it has, and passes the answer on in words. */
  async learn(): Promise<void> {
    const client = await this.client();
    if (client === undefined) return;
    const outcome = await runServerCommand(client, "variorum.judgeStatus", undefined, undefined);
    if (outcome.kind === "answered") this.onDidLearn(describe(outcome.answer));
  }

  /** Tells the server what its user has set, and learns which judge that makes. */
  async send(): Promise<void> {
    const client = await this.client();
    if (client === undefined) return;
    try {
      await client.sendNotification("variorum/userSettings", await userSettings(this.context.secrets));
    } catch {
      return; // The server has just ended, and learns it at its next start.
    }
    await this.learn();
  }

  /** An empty answer removes the key. */
  private async setKey(): Promise<void> {
    const key = await window.showInputBox({
      title: l10n.t("Key of the judge's endpoint"),
      prompt: l10n.t("It is kept in the editor's secret storage. Leave the field empty to remove the key."),
      password: true,
      ignoreFocusOut: true,
    });
    if (key === undefined) return;
    if (key.trim() === "") await this.context.secrets.delete(KEY_SECRET);
    else await this.context.secrets.store(KEY_SECRET, key.trim());
  }

  /** Makes one of the models that the editor offers the judge: it needs no key. */
  private async chooseEditorModel(): Promise<void> {
    const models = await lm.selectChatModels();
    if (models.length === 0) {
      const hint = l10n.t("This editor offers no language model. An extension such as a chat assistant may bring one.");
      void window.showInformationMessage(hint);
      return;
    }
    const picks = models.map((model) => ({ label: model.name, description: `${model.vendor} ${model.version}`, model }));
    const picked = await window.showQuickPick(picks, { title: l10n.t("The model that judges translations") });
    if (picked === undefined) return;
    const section = workspace.getConfiguration("variorum");
    await section.update("judge.model", picked.model.id, ConfigurationTarget.Global);
    await section.update("judge.inEditor", true, ConfigurationTarget.Global);
    void window.showInformationMessage(l10n.t("{0} judges from now on.", picked.model.name));
  }
}

/** The judge in one line, from the server's answer to `variorum.judgeStatus`. */
function describe(status: unknown): string {
  if (!isRecord(status)) return "";
  const reason = typeof status["reason"] === "string" ? status["reason"] : "";
  if (status["ready"] !== true) return l10n.t("Model judge: not ready, {0}", reason);
  const place = status["inEditor"] === true ? l10n.t("this editor") : String(status["host"]);
  return l10n.t("Model judge: {0} at {1}", String(status["model"]), place);
}
