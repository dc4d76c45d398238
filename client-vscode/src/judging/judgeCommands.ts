import { l10n, Uri, type Disposable } from "vscode";
import { isRecord } from "../arguments";
import type { DocumentCommands } from "../documentCommands";
import type { ScoreStore } from "../scores/scoreStore";
import type { Rationale } from "./rationale";

/** The commands that ask a model or a person. The server asks for consent and shows what came of it. */
export class JudgeCommands {
  constructor(
    private readonly documents: DocumentCommands,
    private readonly scores: ScoreStore,
    private readonly rationale: Rationale,
  ) {}

  register(): Disposable[] {
    return [
      this.documents.on("variorum.judgeTranslation", async (client, argument) => {
        const title = l10n.t("Score with the model judge");
        const answer = await this.documents.ask(client, "variorum.judgeTranslation", argument, title);
        this.scores.refresh();
        if (isRecord(answer)) this.rationale.show(Uri.parse(argument.uri), answer["details"], String(answer["model"]));
      }),
      this.forward("variorum.rateTranslation", l10n.t("Rate this translation yourself")),
      this.forward("variorum.compareTranslations", l10n.t("Compare two translations")),
      this.forward("variorum.previewJudgement", l10n.t("Show what the judge would be sent")),
    ];
  }

  /** A command that the server carries out to its end, message included. */
  private forward(command: string, title: string): Disposable {
    return this.documents.on(command, async (client, argument) => {
      await this.documents.ask(client, command, argument, title);
      this.scores.refresh();
    });
  }
}
