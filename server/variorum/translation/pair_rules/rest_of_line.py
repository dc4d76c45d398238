"""rest-of-line: a line that is read behind a token, and so is only what was left of the token's own line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.program_events import Event
from variorum.syntax.span import Span
from variorum.translation.io_calls import io_calls_by_item, skips_line_ends
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="rest-of-line",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds translations that read a token, such as a number, and then a whole line into something, while the original "
        "reads lines only. A line that is read and thrown away in between is what is missing; `line_ends_skipped` of a "
        "language's `meanings.toml` lists other ways to do so."
    ),
    why="Behind the number the line goes on, usually with nothing: the text is empty, and every later line comes one too late.",
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
    """The first line that is read right behind a token and used."""
    reads = _reads(pair.target)
    used = {read.event.value for read in reads}
    if _LINE not in used or used.isdisjoint(_TOKENS):
        return
    source = _reads(pair.source)
    if not source or any(read.event.value != _LINE for read in source) or skips_line_ends(pair.target):
        return
    for first, second in pairwise(reads):
        # Which of two functions runs first, and whether both do, their text does not say.
        if first.function != second.function:
            continue
        token, line = first.event, second.event
        if token.value in _TOKENS and line.value == _LINE and not _is_thrown_away(pair.target, line):
            yield RULE.at(
                line.span,
                "this reads what is left of the line of the token before it",
                related=[Related(source[0].event.span, "the original reads whole lines", in_source=True)],
            )
            return


class _Read(NamedTuple):
    """A call that reads, and the function around it; spans are absolute."""

    event: Event
    function: Span | None
    """None for the file itself."""


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
    """Whether the call is a statement of its own; a call that fills a variable it is given never is."""
    data = document.text.data
    before = data[: line.span.start].rstrip()[-1:]
    call = b"".join(data[line.span.start : line.span.end].split())
    return before in (b";", b"{", b"}", b")", b"") and call.endswith(b"()")
