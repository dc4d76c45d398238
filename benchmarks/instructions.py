"""What a start and a keystroke cost in machine instructions, held against a budget: a check that a busy machine cannot disturb.

usage: python -m benchmarks.instructions [--show]

It needs valgrind. Counts are compared with each other and never with those of another machine: a keystroke in a file ten times as
long, a keystroke beside a parse of the whole text that starts from the old tree, and a start to the first findings beside the
import of pygls' own server. Exit status 1 if one of the three is over its budget; `--show` only prints.
"""

from __future__ import annotations

import argparse
import importlib
import os
import re
import subprocess
import sys

from benchmarks.performance.programs import line_within, program, typed
from variorum.languages import language_named
from variorum.lsp import protocol_types
from variorum.rules.catalogue import default_selection
from variorum.rules.engine import findings
from variorum.syntax.document import Document
from variorum.syntax.grammar import new_parser
from variorum.syntax.opening import opened
from variorum.syntax.span import Span
from variorum.syntax.text import SourceText

_SMALL, _LARGE = 200, 2_000
_FEW, _MANY = 4, 14
# A little above what was measured when the budget was set; whoever makes a keystroke cheaper lowers it.
_GROWTH_BUDGET = 1.5
_PARSE_BUDGET = 1.9
_START_BUDGET = 1.25
_OWN = "benchmarks.instructions"
_BARE_SERVER = "import pygls.lsp.server"
_COUNT = re.compile(r"I\s+refs:\s+([\d,]+)")


def keystrokes(lines: int, count: int, *, parse_alone: bool) -> None:
    """Type a line into a function and take it out again, and work the findings out each time."""
    language = language_named("python")
    text = program("python", lines)
    document, selection = Document.parse(text, language), default_selection()
    findings(document, selection)
    place = document.text.line_starts[line_within(text, "python")]
    inserted = typed("python").encode()
    for number in range(count):
        edit = (
            (Span(place, place), inserted) if number % 2 == 0 else (Span(place, place + len(inserted)), b"")
        )
        if parse_alone:
            changed, told = document.told([edit])
            new_parser(language).parse(changed.data, told)
        else:
            document = document.edited([edit])
            findings(document, selection)


def start() -> None:
    """Load what the server loads before it takes its first message, and work out the findings of a first text."""
    protocol_types.load()
    importlib.import_module("variorum.lsp.loop")
    document = opened(SourceText.of(program("python", _SMALL)), language_named("python"))
    findings(document, default_selection())


def counted(lines: int, *, parse_alone: bool) -> float:
    """The instructions of one keystroke: the difference between runs with many and with few of them."""
    few, many = (_run(_work(lines, count, parse_alone=parse_alone)) for count in (_FEW, _MANY))
    return (many - few) / (_MANY - _FEW)


def _work(lines: int, count: int, *, parse_alone: bool) -> list[str]:
    return ["-m", _OWN, "--work", str(lines), str(count), *(["--parse-alone"] if parse_alone else [])]


def _run(arguments: list[str]) -> int:
    """The instructions of a Python process."""
    # Sets of texts are walked in the same order each time, and no source is compiled but in the first run.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONHASHSEED"] = "0"
    command = [sys.executable, *arguments]
    subprocess.run(command, capture_output=True, env=environment, check=True)
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    ran = subprocess.run([*valgrind, *command], capture_output=True, text=True, env=environment, check=True)
    found = _COUNT.search(ran.stderr)
    if found is None:
        raise SystemExit(f"valgrind said nothing of instructions: {ran.stderr[-300:]}")
    return int(found[1].replace(",", ""))


def main() -> None:
    """Count, print and compare."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--show", action="store_true", help="print the figures and accept them")
    arguments.add_argument("--work", nargs=2, type=int, metavar=("LINES", "COUNT"), help=argparse.SUPPRESS)
    arguments.add_argument("--parse-alone", action="store_true", help=argparse.SUPPRESS)
    arguments.add_argument("--start", action="store_true", help=argparse.SUPPRESS)
    options = arguments.parse_args()
    if options.start:
        start()
        return
    if options.work:
        keystrokes(*options.work, parse_alone=options.parse_alone)
        return
    small, large = (counted(lines, parse_alone=False) for lines in (_SMALL, _LARGE))
    parse = counted(_LARGE, parse_alone=True)
    growth, beside = large / small, large / parse
    own, bare = _run(["-m", _OWN, "--start"]), _run(["-c", _BARE_SERVER])
    print(
        f"a keystroke in {_SMALL:,} lines: {small / 1e6:.2f} million instructions; in {_LARGE:,}: {large / 1e6:.2f}"
    )
    print(
        f"growth {growth:.2f}, budget {_GROWTH_BUDGET}; beside the parse alone {beside:.1f}, budget {_PARSE_BUDGET}"
    )
    print(
        f"a start: {own / 1e6:.0f} million; beside the import of pygls' server {own / bare:.2f}, budget {_START_BUDGET}"
    )
    over = growth > _GROWTH_BUDGET or beside > _PARSE_BUDGET or own / bare > _START_BUDGET
    if over and not options.show:
        sys.exit(1)


if __name__ == "__main__":
    main()
