import type { ReportRange } from "../scores/breakdown";
import type { TranslationScore } from "../scores/score";

/** What the panel is told. */
export interface ShowScore {
  /** Undefined when the active file is no scored translation. */
  readonly score: TranslationScore | undefined;
  readonly isStale: boolean;
  /** File names of the pair, for headings. */
  readonly sourceName: string;
  readonly targetName: string;
  /** The translations of the page's words; undefined in English. */
  readonly words: Readonly<Record<string, string>> | undefined;
}

/** What the panel asks for. */
export type PanelRequest =
  | { readonly kind: "ready" }
  | { readonly kind: "open"; readonly side: "source" | "target"; readonly range: ReportRange }
  | { readonly kind: "run"; readonly command: string };

/** The commands that the panel has buttons for. */
export const PANEL_COMMANDS: readonly string[] = [
  "variorum.judgeTranslation",
  "variorum.rateTranslation",
  "variorum.openCounterpart",
  "variorum.showReport",
];
