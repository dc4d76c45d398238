"""`variorum rank --truth`: reads human leaderboards and qrels, and compares a ranking with them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from variorum.cli.argument_parser import CannotRun
from variorum.cli.rank_inputs import InputProblem, text_of
from variorum.cli.source_files import display_path
from variorum.retrieval.leaderboard import LeaderboardError
from variorum.retrieval.ranked import RankedRuns
from variorum.retrieval.truth import parse_truth
from variorum.retrieval.truth_agreement import TruthAgreement, agreement_with


def compare_with_truth(
    files: Sequence[str], ranked: RankedRuns, topics: Collection[str], *, top: int | None
) -> tuple[dict[str, TruthAgreement], list[InputProblem]]:
    """Returns the agreement with each file by name, and the problems in their lines.

    Raises:
        CannotRun: a file cannot be read, or has nothing in common with the ranking.
    """
    found: dict[str, TruthAgreement] = {}
    problems: list[InputProblem] = []
    for file in files:
        name = display_path(Path(file))
        truth = parse_truth(text_of(Path(file), problems), topics, ranked.scores)
        problems += [InputProblem(name, one.line, one.message) for one in truth.problems]
        try:
            agreement = agreement_with(truth, ranked, ranked.leaderboard(), top=top)
        except LeaderboardError as error:
            raise CannotRun(str(error)) from error
        if agreement.qrels is not None and not agreement.qrels.judged:
            raise CannotRun(
                f"--truth {file}: none of its judgements is about an answer here; a document is called after the MD5 of "
                "the answer's text, or after its run"
            )
        if agreement.qrels is None and not agreement.leaderboards:
            first = f"; line {truth.problems[0].line}: {truth.problems[0].message}" if truth.problems else ""
            raise CannotRun(f"--truth {file}: fewer than two of its runs are ranked here{first}")
        found[name] = agreement
    return found, problems
