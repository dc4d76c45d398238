"""Defines the options of commands that query a language model, and creates the endpoints."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Any

from variorum.cli.argument_parser import CannotRun, Parser
from variorum.grading.failures import RetryPolicy
from variorum.grading.rubric import Rubric
from variorum.judging.cache import cache_key
from variorum.judging.endpoint import Endpoint, EndpointError, endpoint
from variorum.judging.judge_settings import price_of, retry_policy, stored_settings
from variorum.judging.prompt import PROMPT_VERSION

_NUMBERS = {
    "temperature": (float, "how freely the model answers, 0 to 2 (default: 0)"),
    "seed": (int, "the seed of the first sample (default: 0)"),
    "samples": (int, "judgements for each row, combined by majority (default: 1)"),
    "timeout": (float, "time limit for a request in seconds (default: 120)"),
    "concurrency": (int, "concurrent requests (default: 4)"),
    "answer-tokens": (int, "the maximum number of tokens in an answer (default: 1500)"),
    "retries": (int, "retries after a network failure, 0 to 20 (default: 3)"),
    "context-tokens": (int, "the model's context size in tokens; longer texts are not sent whole"),
    "max-tokens": (int, "stop sending before this many tokens are used"),
    "max-cost": (float, "stop sending before this much is spent; needs a price"),
}


def add_run_options(arguments: Parser) -> None:
    """Adds the options of commands that judge the rows of a data set."""
    add_judge_options(arguments)
    arguments.add_argument(
        "--retry-unscored", action="store_true", help="judge the unscored rows of the output again"
    )


def add_judge_options(arguments: Parser) -> None:
    """Adds the options of all commands that query a model."""
    for name, (kind, words) in _NUMBERS.items():
        arguments.add_argument(f"--{name}", type=kind, metavar="N", help=words)
    arguments.add_argument(
        "--price",
        type=float,
        nargs=2,
        metavar=("IN", "OUT"),
        help="price per million tokens sent and answered (default: the table `prices` in judge.toml)",
    )
    arguments.add_argument(
        "--logprobs", action="store_true", help="ask for log-probabilities, for weighted values"
    )
    arguments.add_argument("--no-cache", action="store_true", help="ignore cached answers of earlier runs")
    arguments.add_argument(
        "--dry-run", action="store_true", help="print the requests and their endpoint, and send nothing"
    )
    arguments.add_argument(
        "--send-secrets", action="store_true", help="send texts even if they contain keys or tokens"
    )
    arguments.add_argument("--allow-plain-http", action="store_true", help="allow http:// to other machines")
    arguments.add_argument("--yes", action="store_true", help="send to a new endpoint without asking")


def no_model_options(options: argparse.Namespace, names: Sequence[str]) -> None:
    """Raises `CannotRun` if an option is given that has no effect without a model."""
    given = [name for name in names if getattr(options, name)]
    if given:
        raise CannotRun(f"--{given[0].replace('_', '-')} needs --model NAME")


def place_of(options: argparse.Namespace, model: str) -> Endpoint:
    """Returns the endpoint for a model. Raises `CannotRun`."""
    settings: dict[str, Any] = {"model": model, "logprobs": options.logprobs}
    for name in _NUMBERS.keys() - {"retries"}:
        field = name.replace("-", "_")
        if getattr(options, field) is not None:
            settings[field] = getattr(options, field)
    if options.dry_run:
        # A dry run sends nothing and needs no key.
        settings["api_key"] = "unused"
    try:
        settings["price"] = options.price or price_of(stored_settings(os.environ), model)
        return endpoint(os.environ, settings, allow_plain_http=options.allow_plain_http)
    except EndpointError as error:
        raise CannotRun(str(error)) from error


def policy_of(options: argparse.Namespace) -> RetryPolicy:
    """Returns the retry policy. Raises `CannotRun`."""
    try:
        return retry_policy(options.retries)
    except EndpointError as error:
        raise CannotRun(f"--{error}") from error


def recipe_of(kind: str, places: list[Endpoint], rubric: Rubric, **more: Any) -> str:
    """Returns everything that affects the answers of a run. Runs with equal recipes give equal rows."""
    made_by = [
        [
            one.base_url,
            one.model,
            one.temperature,
            one.seed,
            one.samples,
            one.answer_tokens,
            one.logprobs,
        ]
        for one in places
    ]
    parts = {"judges": made_by, "rubric": rubric.content_hash, "prompt": PROMPT_VERSION, **more}
    return f"{kind} {cache_key(parts)}"
