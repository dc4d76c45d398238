"""What a keystroke costs in machine instructions, held against a budget: a check that a busy machine cannot disturb.

usage: python -m benchmarks.instructions [--show]

It needs valgrind. Counts are compared with each other and never with those of another machine: a keystroke in a file ten times as
long, and a keystroke beside a parse of the whole text that starts from the old tree. Exit status 1 if one of the two is over its
budget; `--show` only prints.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys

from benchmarks.performance.programs import line_within, program, typed
from variorum.languages import language_named
from variorum.rules.catalogue import default_selection
from variorum.rules.engine import findings
from variorum.syntax.document import Document
from variorum.syntax.grammar import new_parser
from variorum.syntax.span import Span

_SMALL, _LARGE = 200, 2_000
_FEW, _MANY = 4, 14
# A little above what was measured when the budget was set; whoever makes a keystroke cheaper lowers it.
_GROWTH_BUDGET = 1.5
_PARSE_BUDGET = 1.9
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


def counted(lines: int, *, parse_alone: bool) -> float:
    """The instructions of one keystroke: the difference between runs with many and with few of them."""
    few, many = (_run(lines, count, parse_alone=parse_alone) for count in (_FEW, _MANY))
    return (many - few) / (_MANY - _FEW)


def _run(lines: int, count: int, *, parse_alone: bool) -> int:
    work = [sys.executable, "-m", "benchmarks.instructions", "--work", str(lines), str(count)]
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *work]
    if parse_alone:
        command.append("--parse-alone")
    # Sets of texts are walked in the same order each time.
    environment = os.environ | {"PYTHONHASHSEED": "0"}
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
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
    options = arguments.parse_args()
    if options.work:
        keystrokes(*options.work, parse_alone=options.parse_alone)
        return
    small, large = (counted(lines, parse_alone=False) for lines in (_SMALL, _LARGE))
    parse = counted(_LARGE, parse_alone=True)
    growth, beside = large / small, large / parse
    print(
        f"a keystroke in {_SMALL:,} lines: {small / 1e6:.2f} million instructions; in {_LARGE:,}: {large / 1e6:.2f}"
    )
    print(
        f"growth {growth:.2f}, budget {_GROWTH_BUDGET}; beside the parse alone {beside:.1f}, budget {_PARSE_BUDGET}"
    )
    if not options.show and (growth > _GROWTH_BUDGET or beside > _PARSE_BUDGET):
        sys.exit(1)


if __name__ == "__main__":
    main()
