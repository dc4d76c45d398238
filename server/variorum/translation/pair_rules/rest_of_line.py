"""rest-of-line: a line read after a token, which is only the rest of the token's own line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.program_events import Event
from variorum.syntax.span import Span
from variorum.translation.io_calls import io_calls_by_item, skips_line_ends
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="rest-of-line",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds translations that read a token, such as a number, and then a whole line that they use, if the original reads "
        "only lines. A line must be read and discarded in between; `line_ends_skipped` of a language's `meanings.toml` lists "
        "other ways to do so."
    ),
    why="The rest of the number's line is usually empty: the string is empty, and every later line is off by one.",
    example=Example(
        before="int count = scanner.nextInt();\nString name = scanner.nextLine();\n",
        after="int count = Integer.parseInt(scanner.nextLine());\nString name = scanner.nextLine();\n",
        language="java",
    ),
)
_LINE = "input-line"
_TOKENS = ("input-int", "input")


@RULE.check_pair
def rests_of_lines(pair: PairUnit) -> Iterator[Violation]:
    """Reports the first line that is read directly after a token and used."""
    reads = _reads(pair.target)
    used = {read.event.value for read in reads}
    if _LINE not in used or used.isdisjoint(_TOKENS):
        return
    source = _reads(pair.source)
    if not source or any(read.event.value != _LINE for read in source) or skips_line_ends(pair.target):
        return
    for first, second in pairwise(reads):
        # Which of two functions runs first, and whether both do, cannot be known.
        if first.function != second.function:
            continue
        token, line = first.event, second.event
        if token.value in _TOKENS and line.value == _LINE and not _is_thrown_away(pair.target, line):
            yield RULE.at(
                line.span,
                "reads the rest of the line after the token before it",
                related=[Related(source[0].event.span, "the original reads whole lines", in_source=True)],
            )
            return


class _Read(NamedTuple):
    """A call that reads, and the function around it. Spans are absolute."""

    event: Event
    function: Span | None
    """None for top-level code."""


def _reads(document: Document) -> Sequence[_Read]:
    found = []
    for item, events in io_calls_by_item(document):
        start = item.span.start
        for event in events:
            if event.value in (_LINE, *_TOKENS):
                around = [one.shifted(start) for one in item.facts.functions if one.contains(event.span)]
                found.append(_Read(event.shifted(start), max(around, default=None)))
    return sorted(found, key=lambda read: read.event.span)


def _is_thrown_away(document: Document, line: Event) -> bool:
    """Returns whether the call is a statement of its own. A call that fills a variable never is."""
    data = document.text.data
    before = data[: line.span.start].rstrip()[-1:]
    call = b"".join(data[line.span.start : line.span.end].split())
    return before in (b";", b"{", b"}", b")", b"") and call.endswith(b"()")
