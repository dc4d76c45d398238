import { commands, l10n, window, type Disposable } from "vscode";

/** The list behind the status bar item: what can be done about the translation on show. */
export function registerActions(): Disposable {
  return commands.registerCommand("variorum.actions", async () => {
    const picks = [
      { label: `$(law) ${l10n.t("Score this translation")}`, command: "variorum.scoreTranslation" },
      { label: `$(sparkle) ${l10n.t("Score with the model judge")}`, command: "variorum.judgeTranslation" },
      { label: `$(person) ${l10n.t("Rate this translation yourself")}`, command: "variorum.rateTranslation" },
      { label: `$(split-horizontal) ${l10n.t("Open counterpart side by side")}`, command: "variorum.openCounterpart" },
      { label: `$(file-symlink-file) ${l10n.t("Choose the counterpart")}`, command: "variorum.choosePair" },
      { label: `$(book) ${l10n.t("Show report")}`, command: "variorum.showReport" },
      { label: `$(key) ${l10n.t("Set judge key")}`, command: "variorum.setJudgeKey" },
    ];
    const picked = await window.showQuickPick(picks, { title: l10n.t("Variorum") });
    if (picked !== undefined) await commands.executeCommand(picked.command);
  });
}
