"""missing-io: a program that reads or prints, and whose translation does not."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.alignment_candidates import MAIN
from variorum.translation.io_calls import io_calls, io_calls_by_item
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="missing-io",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what="Finds a program that reads input, or writes output, if the translation does neither.",
    why="Users of the translation see no output, or a result for input that was never read.",
    example=Example(
        before="total = width * height  # the original prints it\n",
        after="print(width * height)\n",
        language="python",
    ),
)
_KINDS = (("reads input", "input"), ("writes output", "output"))


@RULE.check_pair
def missing_io(pair: PairUnit) -> Iterator[Violation]:
    """Reports missing reads and writes, searched in the whole file."""
    if not _is_program(pair):
        return
    for what, concept in _KINDS:
        source, target = io_calls(pair.source, concept), io_calls(pair.target, concept)
        if source and not target:
            related = Related(source[0].span, f"the original {what} here", in_source=True)
            place = Span(0, len(pair.target.text.line_content(0)))
            yield RULE.at(place, f"the original {what}, the translation never does", related=[related])


def _is_program(pair: PairUnit) -> bool:
    """Returns whether the original is run as a program, rather than called by others who could print."""
    entry_points = [one for one in pair.entry_points if one.source is not None and one.source.words == MAIN]
    if any(one.target is not None for one in entry_points):
        return True
    # If everything but `main` was translated, `main` was left out as a demonstration.
    is_demonstration = not _runs(pair.target) and any(
        not pair.source_items.profiles[one].is_type for one, _ in pair.matching.pairs
    )
    return (bool(entry_points) and not is_demonstration) or _runs(pair.source)


def _runs(document: Document) -> bool:
    """Returns whether statements outside of functions read or write."""
    return any(item.declaration is None and item.container is None for item, _ in io_calls_by_item(document))
