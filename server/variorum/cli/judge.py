"""`variorum judge PAIRS --output SCORES --model NAME`: a language model marks translations by a rubric."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

from variorum.batch.rows import BatchError, read_rows
from variorum.cli.arguments import CannotRun, Parser
from variorum.cli.console import Console
from variorum.cli.judging_run import RowJudge, Tally, cut_at_first_unscored, judge_file
from variorum.cli.rubric import rubric_of
from variorum.judging.cache import Cache, CacheError, cache_key
from variorum.judging.endpoint import Endpoint, EndpointError, endpoint
from variorum.judging.failures import RetryPolicy
from variorum.judging.judge import Judge
from variorum.judging.pair_rows import material_of
from variorum.judging.prompt import PROMPT_VERSION
from variorum.judging.rubric import Rubric, Scoring
from variorum.judging.user_files import cache_file

_DESCRIPTION = """\
Marks translations by a rubric with a language model behind an OpenAI-compatible endpoint.
The endpoint and its key come from OPENAI_BASE_URL and OPENAI_API_KEY. Each row of PAIRS, JSON
Lines or the same in gzip, has id, source, target, source_lang and target_lang; each row of the
output has a score, or is unscored and says why. A run that was stopped goes on where it was,
and an answer that was paid for is not paid for again."""
_NUMBERS = {
    "temperature": (float, "how freely the model answers, 0 to 2 (default: 0)"),
    "seed": (int, "the seed of the first sample (default: 0)"),
    "samples": (int, "judgements for each pair, put together by majority (default: 1)"),
    "timeout": (float, "seconds for one request (default: 120)"),
    "concurrency": (int, "requests at the same time (default: 4)"),
    "answer-tokens": (int, "the most tokens of one answer (default: 1500)"),
    "retries": (int, "repetitions after a failure on the way, 0 to 20 (default: 3)"),
    "context-tokens": (int, "what the model can read; longer pairs are not sent"),
    "max-tokens": (int, "stop sending before this many tokens are used"),
    "max-cost": (float, "stop sending before this much is spent; needs --price"),
}


def parser() -> Parser:
    """The command's arguments."""
    arguments = Parser(
        prog="variorum judge",
        description=_DESCRIPTION,
        epilog="exit status: 0 every row of this run is scored, 1 some are not, 2 could not run",
    )
    arguments.add_argument("pairs", metavar="PAIRS", help="the pairs, .jsonl or .jsonl.gz")
    arguments.add_argument("--output", metavar="SCORES", help="where the scores go, as JSON Lines")
    arguments.add_argument("--model", required=True, metavar="NAME", help="the model to ask")
    arguments.add_argument(
        "--rubric",
        default="translation",
        metavar="NAME",
        help="a rubric's name, or its file (default: translation)",
    )
    for name, (kind, words) in _NUMBERS.items():
        arguments.add_argument(f"--{name}", type=kind, metavar="N", help=words)
    arguments.add_argument(
        "--price",
        type=float,
        nargs=2,
        metavar=("IN", "OUT"),
        help="price per million tokens sent and answered",
    )
    arguments.add_argument(
        "--logprobs", action="store_true", help="ask for log-probabilities, for weighted values"
    )
    arguments.add_argument(
        "--evidence", action="store_true", help="hand over findings and the structural score as well"
    )
    arguments.add_argument("--no-cache", action="store_true", help="use no answer of an earlier run")
    arguments.add_argument(
        "--retry-unscored", action="store_true", help="take up the unscored rows of the output again"
    )
    arguments.add_argument(
        "--dry-run", action="store_true", help="print what would be sent, and where, and send nothing"
    )
    arguments.add_argument(
        "--send-secrets", action="store_true", help="send texts in which keys or tokens were found"
    )
    arguments.add_argument(
        "--allow-plain-http", action="store_true", help="permit http:// to other machines than this one"
    )
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Judge every row, or show what would be sent."""
    rubric = rubric_of(options.rubric)
    if rubric.scoring is not Scoring.WEIGHTED:
        raise CannotRun(f"--rubric {options.rubric}: a model needs a rubric of weighted dimensions on a grid")
    place = _endpoint(options)
    if not options.dry_run and options.output is None:
        raise CannotRun("name the file for the scores with --output, or look first with --dry-run")
    try:
        if options.dry_run:
            return _show(options, place, rubric, console)
        return asyncio.run(_judge(options, place, rubric, console))
    except (BatchError, CacheError) as error:
        raise CannotRun(str(error)) from error


def _endpoint(options: argparse.Namespace) -> Endpoint:
    settings: dict[str, Any] = {"model": options.model, "logprobs": options.logprobs, "price": options.price}
    for name in _NUMBERS.keys() - {"retries"}:
        field = name.replace("-", "_")
        if getattr(options, field) is not None:
            settings[field] = getattr(options, field)
    try:
        return endpoint(os.environ, settings, allow_plain_http=options.allow_plain_http)
    except EndpointError as error:
        raise CannotRun(str(error)) from error


async def _judge(options: argparse.Namespace, place: Endpoint, rubric: Rubric, console: Console) -> int:
    destination = Path(options.output)
    recipe = _recipe(place, rubric, options)
    if options.retry_unscored:
        if options.no_cache:
            raise CannotRun(
                "--retry-unscored needs the cache: without it, scored rows would be paid for again"
            )
        cut_at_first_unscored(destination, recipe)
    # Without the shared cache the run still keeps its own answers, so that stopping it loses none.
    own = destination.with_name(destination.name + ".answers")
    file = own if options.no_cache else cache_file(os.environ)
    console.complain(f"judging by {place.model} at {place.host}; the texts of {options.pairs} go there")
    with Cache(file) as cache:
        judge = Judge(
            place,
            rubric,
            cache=cache,
            policy=_policy(options.retries),
            reuse_rejected=not options.retry_unscored,
        )
        async with judge:
            rows = RowJudge(judge, options.evidence, options.send_secrets)
            tally = await judge_file(Path(options.pairs), destination, rows, recipe, _progress())
            used = judge.spent.total
    if options.no_cache:
        for leftover in (own, *(own.with_name(own.name + end) for end in ("-wal", "-shm"))):
            leftover.unlink(missing_ok=True)
    console.complain(_summary(tally, used))
    return 1 if tally.unscored else 0


def _policy(retries: int | None) -> RetryPolicy:
    if retries is None:
        return RetryPolicy()
    if not 0 <= retries <= 20:
        raise CannotRun(f"--retries {retries}: give a whole number from 0 to 20")
    return RetryPolicy(resends=retries)


def _recipe(place: Endpoint, rubric: Rubric, options: argparse.Namespace) -> str:
    """What makes two runs the same: everything that shapes an answer, and nothing that only paces it."""
    return "judge " + cache_key(
        {
            "endpoint": place.base_url,
            "model": place.model,
            "rubric": rubric.content_hash,
            "prompt": PROMPT_VERSION,
            "parameters": [place.temperature, place.seed, place.samples, place.answer_tokens, place.logprobs],
            "evidence": options.evidence,
        }
    )


def _show(options: argparse.Namespace, place: Endpoint, rubric: Rubric, console: Console) -> int:
    """The requests, one JSON object a line; each real one has a boundary of its own."""
    judge = Judge(place, rubric)
    rows = RowJudge(judge, options.evidence, options.send_secrets)
    for row in read_rows(Path(options.pairs)):
        try:
            row_id, material = material_of(row.data)
        except ValueError as error:
            console.complain(f"{options.pairs}:{row.line}: {row.problem or error} (nothing is sent)")
            continue
        url, body = judge.preview(rows.prepared(material))
        console.show(json.dumps({"id": row_id, "post": url, "body": body}) + "\n")
    return 0


def _progress() -> Any:
    """Shows how far the run is on a terminal, and nowhere else."""
    if not sys.stderr.isatty():
        return lambda _: None

    def show(tally: Tally) -> None:
        sys.stderr.write(f"\r{tally.scored} scored, {tally.unscored} unscored \x1b[K")
        sys.stderr.flush()

    return show


def _summary(tally: Tally, used: int) -> str:
    words = [f"{tally.scored} scored", f"{tally.unscored} unscored"]
    if tally.resumed:
        words.insert(0, f"{tally.resumed} done before")
    if tally.cached:
        words.append(f"{tally.cached} of them from the cache")
    words.append(f"{used} tokens used")
    if tally.cost is not None:
        words.append(f"cost {tally.cost:.4f}")
    return ", ".join(words)
