"""missing-io: a program that reads or prints, and whose translation does not."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.alignment_candidates import MAIN
from variorum.translation.io_calls import io_calls, io_calls_by_item
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="missing-io",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what="Finds a program that reads input, or writes output, of which nothing is left in the translation.",
    why="Whoever runs the translation sees nothing, or gets an answer to a question that was never read.",
    example=Example(
        before="total = width * height  # the original prints it\n",
        after="print(width * height)\n",
        language="python",
    ),
)
_KINDS = (("reads input", "input"), ("writes output", "output"))


@RULE.check_pair
def missing_io(pair: PairUnit) -> Iterator[Violation]:
    """Reading and writing, each looked for in the whole file."""
    if not _is_program(pair):
        return
    for what, concept in _KINDS:
        source, target = io_calls(pair.source, concept), io_calls(pair.target, concept)
        if source and not target:
            related = Related(source[0].span, f"the original {what} here", in_source=True)
            place = Span(0, len(pair.target.text.line_content(0)))
            yield RULE.at(place, f"the original {what}, this file never does", related=[related])


def _is_program(pair: PairUnit) -> bool:
    """Whether the original is run as it is, rather than called by others who could do the printing."""
    mains = [one for one in pair.mains if one.source is not None and one.source.words == MAIN]
    if any(one.target is not None for one in mains):
        return True
    # Where the rest was translated and only `main` was not, it was left out as a mere demonstration.
    is_demonstration = not _runs(pair.target) and any(
        not pair.source_items.profiles[one].is_type for one, _ in pair.arrangement.pairs
    )
    return (bool(mains) and not is_demonstration) or _runs(pair.source)


def _runs(document: Document) -> bool:
    """Whether statements outside of functions read or write."""
    return any(item.declaration is None and item.container is None for item, _ in io_calls_by_item(document))
