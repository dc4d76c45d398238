import { comments, commands, CommentMode, CommentThreadCollapsibleState, l10n, Range, type CommentThread, type Disposable, type Uri } from "vscode";
import { parseRemarks, type Remark } from "./remarks";

/** Shows what a model judge said as comments on the lines that it named. */
export class Rationale implements Disposable {
  private readonly controller = comments.createCommentController("variorum.rationale", l10n.t("Rationale of the judge"));
  private readonly threads = new Map<string, readonly CommentThread[]>();
  private readonly command = commands.registerCommand("variorum.clearRationale", () => { this.clearAll(); });

  /** Replaces the comments on a translation by those of a judgement. */
  show(translation: Uri, details: unknown, model: string): void {
    this.clear(translation);
    const remarks = parseRemarks(details);
    this.threads.set(translation.toString(), remarks.map((remark) => this.thread(translation, remark, model)));
  }

  dispose(): void {
    this.clearAll();
    this.command.dispose();
    this.controller.dispose();
  }

  private thread(translation: Uri, remark: Remark, model: string): CommentThread {
    const line = remark.line - 1;
    // A string and no MarkdownString: what a model wrote about untrusted code is shown and never rendered.
    const comment = { body: remark.text, mode: CommentMode.Preview, author: { name: model } };
    const thread = this.controller.createCommentThread(translation, new Range(line, 0, line, 0), [comment]);
    thread.canReply = false;
    thread.label = `${remark.dimension}: ${remark.value}`;
    thread.collapsibleState = CommentThreadCollapsibleState.Collapsed;
    return thread;
  }

  private clear(translation: Uri): void {
    this.threads.get(translation.toString())?.forEach((thread) => { thread.dispose(); });
    this.threads.delete(translation.toString());
  }

  private clearAll(): void {
    [...this.threads.values()].flat().forEach((thread) => { thread.dispose(); });
    this.threads.clear();
  }
}
