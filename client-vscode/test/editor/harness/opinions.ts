import type { Opinions } from "./judgeEndpoint";
import type { Workspace } from "./workspace";

/** What a careful model might say about `src/ledger.py`: J is 0.600. */
export function opinionsOnLedger(workspace: Workspace): Opinions {
  const line = (content: string): number => workspace.lineOf("src/ledger.py", content);
  return {
    functional_intent: {
      score: 0.5,
      rationale: "`late_fee` lost the step for debts older than sixty days, and `split_cents` divides into fractions of a cent.",
      lines: [line("elif days_late <= 60")],
    },
    idiomaticity: { score: 0.5, rationale: "The loop over indices could be `enumerate`, and the accessors be properties.", lines: [line("def index_of_memo")] },
    readability: { score: 0.75, rationale: "Names and structure follow the original closely.", lines: [line("class Ledger")] },
    unnecessary_artifacts: { score: 0.5, rationale: "A debug print and a line that is never reached were left in.", lines: [line("DEBUG post")] },
    safety: { score: 1, rationale: "Bad owners and unknown accounts are still refused.", lines: [line("there is no account")] },
  };
}
