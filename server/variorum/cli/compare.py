"""`variorum compare CONTESTS --output PREFERENCES --model NAME`: decides which of two translations is better."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

import attrs

from variorum.batch.rows import Row
from variorum.cli.argument_parser import CannotRun, Parser, add_rubric
from variorum.cli.console import Console
from variorum.cli.judge_options import add_run_options, place_of, recipe_of
from variorum.cli.judge_runs import JudgeRun
from variorum.cli.rubric import rubric_of
from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.judgement_rows import id_of
from variorum.grading.material import ComparisonMaterial
from variorum.grading.secret_detection import find_secrets
from variorum.judging.judge import Judge

_DESCRIPTION = """\
Has a language model say which of two translations of one source is better, in both orders: a
judge that turns with the order is reported as inconsistent, and its preference is 0. Each row of
CONTESTS, JSON Lines or the same in gzip, has id, source, a, b, source_lang and target_lang. The
endpoint and its key come from OPENAI_BASE_URL and OPENAI_API_KEY. An interrupted run is resumed."""


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum compare",
        description=_DESCRIPTION,
        epilog="exit status: 0 every row of this run is compared, 1 some are not, 2 could not run",
    )
    arguments.add_argument("pairs", metavar="CONTESTS", help="the contests, .jsonl or .jsonl.gz")
    arguments.add_argument(
        "--output", metavar="PREFERENCES", help="the output file for the preferences, JSON Lines"
    )
    arguments.add_argument("--model", required=True, metavar="NAME", help="the model to ask")
    add_rubric(arguments)
    add_run_options(arguments)
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Compares every row, or shows the requests. Returns the exit status."""
    rubric = rubric_of(options.rubric)
    place = place_of(options, options.model)
    if not options.dry_run and options.output is None:
        raise CannotRun(
            "name the file for the preferences with --output, or show the requests with --dry-run"
        )
    judged = JudgeRun(options, rubric, [place], console)
    if options.dry_run:
        return judged.show(_request)

    def worker_of(judges: Sequence[Judge]) -> ContestRows:
        return ContestRows(judges[0], options.send_secrets)

    return judged.judge(worker_of, recipe_of("compare", [place], rubric))


@attrs.frozen
class ContestRows:
    """Compares the two translations of each row."""

    judge: Judge
    sends_secrets: bool

    @property
    def concurrency(self) -> int:
        """The concurrency of the endpoint."""
        return self.judge.endpoint.concurrency

    async def row(self, row: Row) -> dict[str, Any]:
        """Returns the preference, or the reason why there is none."""
        try:
            row_id, contest = contest_of_row(row)
        except ValueError as error:
            return self._unscored(None, str(error))
        if not self.sends_secrets and (found := _secrets(contest)):
            return self._unscored(
                row_id, str(JudgeFailure(FailureKind.SECRETS, f"{found}; nothing was sent"))
            )
        preference = await self.judge.compare(contest)
        failure = preference.failure
        return {
            "id": row_id,
            "status": "unscored" if failure else "scored",
            "reason": None if failure is None else str(failure),
            "preference": preference.value,
            "orders": list(preference.orders),
            "consistent": preference.is_consistent,
            "rationales": list(preference.reasons),
            "model": self.judge.endpoint.model,
            "usage": attrs.asdict(preference.usage),
            "cost": preference.cost,
            "latency": round(preference.latency, 3),
            "cached": preference.cached,
        }

    def _unscored(self, row_id: str | int | None, reason: str) -> dict[str, Any]:
        return {
            "id": row_id,
            "status": "unscored",
            "reason": reason,
            "preference": None,
            "model": self.judge.endpoint.model,
            "cost": None,
            "cached": False,
        }


def contest_of_row(row: Row) -> tuple[str | int | None, ComparisonMaterial]:
    """Returns the id and the contest of a row. Raises `ValueError` if the row is invalid."""
    if row.problem:
        raise ValueError(row.problem)
    try:
        fields = json.loads(row.data)
    except (ValueError, RecursionError):
        raise ValueError("not valid JSON") from None
    if not isinstance(fields, dict):
        raise ValueError("expected a JSON object")
    texts = [fields.get(name) for name in ("source", "a", "b")]
    languages = [fields.get(name, "") for name in ("source_lang", "target_lang")]
    if not all(isinstance(text, str) and text.strip() for text in texts):
        raise ValueError("`source`, `a` and `b` must be non-empty strings")
    if not all(isinstance(language, str) for language in languages):
        raise ValueError("`source_lang` and `target_lang` must be names")
    source, first, second, source_language, target_language = map(str, [*texts, *languages])
    return id_of(fields), ComparisonMaterial(source, first, second, source_language, target_language)


def _request(judge: Judge, row: Row) -> dict[str, Any]:
    row_id, contest = contest_of_row(row)
    url, body = judge.preview_comparison(contest)
    return {"id": row_id, "post": url, "body": body}


def _secrets(contest: ComparisonMaterial) -> str:
    texts = {"source": contest.source, "a": contest.first, "b": contest.second}
    return "; ".join(f"{name} {secret}" for name, text in texts.items() for secret in find_secrets(text))
