"""rest-of-line: a line that is read behind a token, and so is only what was left of the token's own line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.program import Event
from variorum.translation.hazard import PairRule, PairUnit
from variorum.translation.traffic import skips_line_ends, traffic

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
    if not any(read.value == _LINE for read in reads) or not any(read.value in _TOKENS for read in reads):
        return
    mine = _reads(pair.source)
    if not mine or any(read.value != _LINE for read in mine) or skips_line_ends(pair.target):
        return
    for token, line in pairwise(reads):
        if token.value in _TOKENS and line.value == _LINE and not _is_thrown_away(pair.target, line):
            yield RULE.at(
                line.span,
                "this reads what is left of the line of the token before it",
                related=[Related(mine[0].span, "the original reads whole lines", in_source=True)],
            )
            return


def _reads(document: Document) -> Sequence[Event]:
    return sorted(
        (event for event in traffic(document, "input") if event.value in (_LINE, *_TOKENS)),
        key=lambda event: event.span,
    )


def _is_thrown_away(document: Document, line: Event) -> bool:
    """Whether the call is a statement of its own; a call that fills a variable it is given never is."""
    data = document.text.data
    before = data[: line.span.start].rstrip()[-1:]
    call = b"".join(data[line.span.start : line.span.end].split())
    return before in (b";", b"{", b"}", b")", b"") and call.endswith(b"()")
