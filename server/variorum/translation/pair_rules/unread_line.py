"""unread-line: a line of input that the original reads and the translation does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.program_events import Event
from variorum.translation.io_calls import io_calls
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="unread-line",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds programs that read fewer lines than their originals: both read line by line outside of loops, the translation "
        "less often; or it reads a single line where the original reads tokens and then more of them in a loop."
    ),
    why="A skipped line, often the one with a count, is taken for the next one, or the values after it are never read.",
    example=Example(
        before="values = input().split()  # the original reads a line with the count first\n",
        after="input()\nvalues = input().split()\n",
        language="python",
    ),
)
_READS = frozenset({"input", "input-line", "input-int"})


@RULE.check_pair
def unread_lines(pair: PairUnit) -> Iterator[Violation]:
    """Reports fewer lines, then a single line for what the original reads in a loop."""
    target = _reads(pair.target)
    if not target or any(one.value != "input-line" or one.depth for one in target):
        return
    source = _reads(pair.source)
    if (
        not source
        or not _stand_in_the_open(pair.source, source)
        or not _stand_in_the_open(pair.target, target)
    ):
        return
    lines = [one for one in source if one.value == "input-line" and not one.depth]
    if len(lines) == len(source) > len(target):
        yield _violation(
            target[0],
            lines[len(target)],
            f"the original reads {len(lines)} lines, the translation {len(target)}",
        )
    elif len(target) == 1 and _goes_on(source):
        yield _violation(
            target[0],
            source[0],
            "the original reads all values wherever they are, the translation a single line",
        )


def _violation(place: Event, was: Event, message: str) -> Violation:
    return RULE.at(place.span, message, related=[Related(was.span, "a read of the original", in_source=True)])


def _reads(document: Document) -> list[Event]:
    return [event for event in io_calls(document, "input") if event.value in _READS]


def _goes_on(reads: Sequence[Event]) -> bool:
    """Returns whether single tokens are read first, and then more of them in a loop."""
    return (
        all(one.value != "input-line" for one in reads)
        and not reads[0].depth
        and any(one.depth for one in reads)
    )


def _stand_in_the_open(document: Document, reads: Sequence[Event]) -> bool:
    """Returns whether each read runs once, where it is: in no helper function, and under its original name."""
    special = document.language.meanings.get("declarations", {})
    called = {document.text.slice(read.span).partition("(")[0].strip() for read in reads}
    for item in document.items:
        names = item.facts.names
        if any(one.name in called for one in (*names.inner, *names.outermost)):
            return False
        for declaration in item.facts.declarations:
            span = declaration.span.shifted(item.span.start)
            is_helper = declaration.kind in ("function", "method") and special.get(declaration.name) != "main"
            if is_helper and any(span.contains(read.span) for read in reads):
                return False
    return True
