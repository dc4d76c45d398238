"""Selects the configurations of a workflow that `variorum rank` runs, and the prefixes of their file names."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import attrs

from variorum.cli.argument_parser import CannotRun, Parser
from variorum.cli.console import Console
from variorum.cli.source_files import display_path
from variorum.retrieval.configuration import Configuration
from variorum.retrieval.workflow import Workflow, WorkflowError, parse_workflow

_UNSAFE: Final = re.compile(r"[^\w.=+-]", re.ASCII)
_LONGEST_NAME: Final = 100


@attrs.frozen
class FileBases:
    """The prefixes of a configuration's file names; empty for the default names."""

    judge: str
    qrels: str


def add_workflow_options(arguments: Parser) -> None:
    """Adds the options that name a workflow and its configurations."""
    arguments.add_argument(
        "--workflow", metavar="FILE", help="weights and lengths (default: the judge's own settings)"
    )
    which = arguments.add_mutually_exclusive_group()
    which.add_argument(
        "--variant", metavar="NAME", help="the variant of the workflow, or the point of a sweep, to use"
    )
    which.add_argument("--sweep", metavar="NAME", help="run every point of a sweep of the workflow")
    which.add_argument(
        "--all-variants", action="store_true", help="run every variant and every point of a sweep"
    )


def read_workflow(options: argparse.Namespace, console: Console) -> Workflow:
    """Reads the named workflow and reports its warnings, or returns the defaults. Raises `CannotRun`."""
    if options.workflow is None:
        for name in ("variant", "sweep", "all_variants"):
            if getattr(options, name):
                raise CannotRun(f"--{name.replace('_', '-')}: give the --workflow that states it")
        return Workflow.of_defaults()
    path = Path(options.workflow)
    try:
        workflow = parse_workflow(path.read_text(encoding="utf-8"), display_path(path))
    except WorkflowError as error:
        raise CannotRun("; ".join(str(error).splitlines())) from error
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRun(
            f"{display_path(path)}: cannot be read: {getattr(error, 'strerror', None) or error}"
        ) from error
    for line, message in workflow.warnings:
        console.warn(f"{display_path(path)}:{line}: {message}")
    return workflow


def chosen_configurations(options: argparse.Namespace, workflow: Workflow) -> tuple[Configuration, ...]:
    """Returns the configurations to run, at least one. Raises `CannotRun` if the workflow does not define them."""
    try:
        found = workflow.chosen(
            variant=options.variant, sweep=options.sweep, all_variants=options.all_variants
        )
    except KeyError as error:
        name = "variant" if options.variant is not None else "sweep"
        given = getattr(options, name)
        raise CannotRun(
            f"--{name} {given}: {display_path(Path(options.workflow))} states {error.args[0]}"
        ) from error
    if not found:
        what = f"--sweep {options.sweep}" if options.sweep else "--all-variants"
        raise CannotRun(f"{what}: {display_path(Path(options.workflow))} states nothing to run there")
    return found


def file_bases(configurations: Sequence[Configuration]) -> list[FileBases]:
    """Returns a distinct file name prefix for each configuration.

    One configuration without a `filebase` has the plain names; several are told apart by their own names.
    """
    many = len(configurations) > 1
    judge = _distinct([(one.name, one.judge.filebase) for one in configurations], many)
    qrels = _distinct([(one.name, one.qrels.filebase) for one in configurations], many)
    return [FileBases(*pair) for pair in zip(judge, qrels, strict=True)]


def _distinct(named: Sequence[tuple[str, str | None]], many: bool) -> list[str]:
    taken: set[str] = set()
    found: list[str] = []
    for name, base in named:
        plain = _UNSAFE.sub("_", name)[:_LONGEST_NAME].lstrip(".") or "_"
        first = base or (plain if many else "")
        # A `filebase` without a variable is the same for all configurations.
        stem, count = first, 1
        while stem.lower() in taken:
            stem = f"{first}-{plain}" if count == 1 else f"{first}-{plain}-{count}"
            count += 1
        taken.add(stem.lower())
        found.append(stem)
    return found
