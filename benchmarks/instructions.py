"""What a start and a keystroke cost in machine instructions, held against a budget: a check that a busy machine cannot disturb.

usage: python -m benchmarks.instructions [--show]

It needs valgrind. Counts are compared with each other and never with those of another machine: a keystroke in a long file and in
a short one, alone and in a translation beside its original, each beside a parse of the whole text that starts from the old tree,
and a start to the first findings beside the import of pygls' own server. Exit status 1 if one of them is over its budget;
`--show` only prints.
"""

from __future__ import annotations

import argparse
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from benchmarks.performance.programs import line_within, program, typed
from variorum.languages import language_named
from variorum.lsp.transport import lazy_protocol_types
from variorum.rules.engine import findings
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.syntax.grammar import new_parser
from variorum.syntax.progressive_parse import parse_lazily
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

if TYPE_CHECKING:
    from variorum.translation.comparison import Comparison

_SMALL, _LARGE = 200, 2_000
# Under valgrind, two long files beside each other take their time to be opened.
_SMALL_PAIR, _LARGE_PAIR = 100, 1_000
_FEW, _MANY = 4, 14
# A little above what was measured when the budgets were set; whoever makes a keystroke cheaper lowers them.
_GROWTH_BUDGET = 1.3
_PARSE_BUDGET = 1.2
_PAIR_GROWTH_BUDGET = 1.25
_PAIR_BUDGET = 2.9
# A Python that was built with optimisations imports pygls with fewer instructions, but compiles queries with as many: 1.36 there,
# and 1.19 elsewhere.
_START_BUDGET = 1.5
_OWN = "benchmarks.instructions"
_BARE_SERVER = "import pygls.lsp.server"
_COUNT = re.compile(r"I\s+refs:\s+([\d,]+)")


class Work(Enum):
    """What is done for each keystroke."""

    FINDINGS = "findings"
    """The findings of a file."""
    PARSE = "parse"
    """A parse of the whole text that starts from the old tree, and no more."""
    PAIR = "pair"
    """The findings of a translation, with those that its original shows."""


def keystrokes(lines: int, count: int, work: Work) -> None:
    """Type a line into a function, each time another one in the place of the one before, and do the work each time."""
    language = language_named("python")
    text = program("python", lines)
    document = Document.parse(text, language)
    place = document.text.line_starts[line_within(text, "python")]
    before = b""
    after = _AFTER[work](document, lines)
    for number in range(count):
        inserted = typed("python", number).encode()
        edit = (Span(place, place + len(before)), inserted)
        if work is Work.PARSE:
            changed, edited_tree = document.edited_tree([edit])
            new_parser(language).parse(changed.data, edited_tree)
        else:
            document = document.edited([edit])
            after(document)
            before = inserted


def _findings(document: Document, _: int) -> Callable[[Document], None]:
    """What a file costs once it was edited, after the first time, which is not counted."""
    selection = default_selection()

    def look(edited: Document) -> None:
        findings(edited, selection)

    look(document)
    return look


def _pair(document: Document, lines: int) -> Callable[[Document], None]:
    """The same of a translation from Java."""
    # A start, which is counted with this module's imports, does not load it.
    from variorum.translation.comparison import compared

    selection, source = default_selection(), Document.parse(program("java", lines), language_named("java"))
    last: Comparison | None = None

    def look(edited: Document) -> None:
        nonlocal last
        findings(edited, selection, source.language)
        last = compared(source, edited, selection, last)

    look(document)
    return look


_AFTER = {Work.FINDINGS: _findings, Work.PARSE: _findings, Work.PAIR: _pair}


def start() -> None:
    """Load what the server loads before it takes its first message, and work out the findings of a first text."""
    lazy_protocol_types.load()
    importlib.import_module("variorum.lsp.loop")
    document = parse_lazily(SourceText.of(program("python", _SMALL)), language_named("python"))
    findings(document, default_selection())


def counted(lines: int, work: Work) -> float:
    """The instructions of one keystroke: the difference between runs with many and with few of them."""
    few, many = (_run(["-m", _OWN, "--work", work.value, str(lines), str(count)]) for count in (_FEW, _MANY))
    return (many - few) / (_MANY - _FEW)


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
    arguments.add_argument("--work", nargs=3, metavar=("WORK", "LINES", "COUNT"), help=argparse.SUPPRESS)
    arguments.add_argument("--start", action="store_true", help=argparse.SUPPRESS)
    options = arguments.parse_args()
    if options.start:
        start()
        return
    if options.work:
        work, lines, count = options.work
        keystrokes(int(lines), int(count), Work(work))
        return
    small, large = (counted(lines, Work.FINDINGS) for lines in (_SMALL, _LARGE))
    small_pair, large_pair = (counted(lines, Work.PAIR) for lines in (_SMALL_PAIR, _LARGE_PAIR))
    parse = counted(_LARGE, Work.PARSE)
    own, bare = _run(["-m", _OWN, "--start"]), _run(["-c", _BARE_SERVER])
    print(_cost("a keystroke", _SMALL, small, _LARGE, large))
    print(_cost("a keystroke in a translation", _SMALL_PAIR, small_pair, _LARGE_PAIR, large_pair))
    print(f"a start: {own / 1e6:.0f} million")
    budgets = (
        ("growth", large / small, _GROWTH_BUDGET),
        ("beside the parse alone", large / parse, _PARSE_BUDGET),
        ("growth in a translation", large_pair / small_pair, _PAIR_GROWTH_BUDGET),
        ("a translation beside the parse alone of a long file", small_pair / parse, _PAIR_BUDGET),
        ("a start beside the import of pygls' server", own / bare, _START_BUDGET),
    )
    for name, measured, budget in budgets:
        print(f"{name}: {measured:.2f}, budget {budget}")
    if not options.show and any(measured > budget for _, measured, budget in budgets):
        sys.exit(1)


def _cost(name: str, lines: int, few: float, more_lines: int, more: float) -> str:
    return (
        f"{name}: {few / 1e6:.2f} million instructions in {lines:,} lines, {more / 1e6:.2f} in {more_lines:,}"
    )


if __name__ == "__main__":
    main()
