"""`variorum doctor`: checks the installation, and prints what to attach to a bug report."""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import attrs

from variorum.cli.argument_parser import Parser
from variorum.cli.console import Console
from variorum.cli.doctor_lowering import show_lowering
from variorum.judging.endpoint import EndpointError, endpoint
from variorum.languages import all_languages
from variorum.reports.printable import visible
from variorum.rules.registry import all_rules
from variorum.syntax.document import Document
from variorum.syntax.grammar import query_of
from variorum.workspace import find_workspace
from variorum.workspace.user_folders import cache_file

_EDITORS = ("code", "codium", "nvim", "hx", "emacs", "kak", "subl", "zed")
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_QUERIES = ("outline", "scopes", "flow", "program", "artifacts")


@attrs.frozen
class CheckResult:
    """The result of one check. The user has to act if it is not ok."""

    what: str
    detail: str
    is_ok: bool = True


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum doctor",
        description="Checks the installation, the grammars, the settings of this folder, the editors and the judge's\n"
        "endpoint, and prints what to attach to a bug report. It opens no connection and shows no secret.",
        epilog="exit status: 0 no problems, 1 problems found",
    )
    arguments.add_argument(
        "--lowering",
        metavar="FILE",
        help="instead, list the parts of this file that cannot be interpreted, by line and reason",
    )
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Runs all checks and prints a line for each. Returns the exit status."""
    if options.lowering is not None:
        return show_lowering(options.lowering, console)
    observations = [
        *_installation(),
        *_grammars(),
        *_settings(Path.cwd()),
        *_editors(),
        *_endpoint(os.environ),
        *_storage(os.environ),
    ]
    for one in observations:
        mark = console.style.strong("ok  " if one.is_ok else "BAD ")
        console.show(f"{mark} {one.what}: {visible(one.detail)}\n")
    bad = sum(not one.is_ok for one in observations)
    console.show("All is well.\n" if not bad else f"{bad} of {len(observations)} need attention.\n")
    return 1 if bad else 0


def _installation() -> Iterator[CheckResult]:
    yield CheckResult("variorum", f"{version('variorum')}, {len(all_rules())} rules")
    yield CheckResult("python", f"{platform.python_version()} ({platform.python_implementation()})")
    yield CheckResult("system", f"{platform.system()} {platform.release()} {platform.machine()}")
    for requirement in requires("variorum") or ():
        found = _NAME.match(requirement)
        if found is None or "extra ==" in requirement:
            continue
        name = found[0]
        try:
            yield CheckResult(name, version(name))
        except PackageNotFoundError:
            yield CheckResult(
                name, f"not installed: run `{sys.executable} -m pip install variorum` again", False
            )


def _grammars() -> Iterator[CheckResult]:
    broken = []
    for language in all_languages():
        try:
            Document.parse("x", language)
            for query in _QUERIES:
                query_of(language, query)
        except Exception as error:
            broken.append(f"{language.id} ({type(error).__name__}: {error})")
    if broken:
        advice = "install the versions that `pip show variorum` names"
        yield CheckResult("grammars", f"{', '.join(broken)} cannot be used; {advice}", False)
    else:
        yield CheckResult("grammars", f"all {len(all_languages())} languages load with their queries")


def _settings(folder: Path) -> Iterator[CheckResult]:
    loaded = find_workspace(folder).settings()
    if loaded.file is None:
        yield CheckResult("settings", "no settings file; using the defaults")
        return
    problems = [f"line {problem.line}: {problem.message}" for problem in loaded.problems]
    yield CheckResult("settings", "; ".join([loaded.file, *problems]), not problems)


def _editors() -> Iterator[CheckResult]:
    found = [name for name in _EDITORS if shutil.which(name)]
    yield CheckResult("editors on the PATH", ", ".join(found) or "no known editor")
    command = shutil.which("variorum")
    advice = "editors need its full path, because it is not on the PATH"
    yield CheckResult("the command editors start", command or advice)


def _endpoint(environment: Mapping[str, str]) -> Iterator[CheckResult]:
    """Yields which environment variables are set, without values that may be secret."""
    if not environment.get("VARIORUM_JUDGE_MODEL"):
        yield CheckResult("judge", "no model is set; everything but `variorum judge` works without")
        return
    try:
        known = endpoint(environment, {})
    except EndpointError as error:
        yield CheckResult("judge", str(error), False)
        return
    key = "a key is set" if environment.get("OPENAI_API_KEY") else "no key is set"
    yield CheckResult("judge", f"model {known.model} at {known.host}, {key}")


def _storage(environment: Mapping[str, str]) -> Iterator[CheckResult]:
    path = cache_file(environment)
    folder = next(one for one in path.parents if one.exists())
    if os.access(folder, os.W_OK):
        yield CheckResult("stored answers", str(path))
    else:
        yield CheckResult(
            "stored answers",
            f"{path} cannot be written: answers cannot be cached and are paid for again",
            False,
        )
