"""uncalled-main: a `main` that runs by itself in the original and is never called in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.declared_names import is_declared
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.translation.alignment_candidates import MAIN
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="uncalled-main",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds a translation that defines the original's `main` in a language that does not call it, if nothing in the file "
        "calls it and no other statement runs anything. `[rules.uncalled-main]` of a language enables the rule (`enabled`)."
    ),
    why="The program starts, defines its functions and ends without doing anything.",
    example=Example(
        before='def main():\n    print("done")\n',
        after='def main():\n    print("done")\n\n\nmain()\n',
        language="python",
    ),
)


@RULE.check_pair
def uncalled_mains(pair: PairUnit) -> Iterator[Violation]:
    """Reports a `main` on both sides that the translation never uses."""
    if not pair.target.language.policy(RULE.id).get("enabled") or pair.target.has_errors:
        return
    for source, target in pair.entry_points:
        if source is None or source.words != MAIN or target is None or target.owner:
            continue
        name = target.profile.name
        if name in pair.target.read_names or name in pair.target.member_names:
            continue
        if not _runs_something(pair.target):
            related = Related(source.declared.name_span, "the entry point of the original", in_source=True)
            yield RULE.at(
                target.declared.name_span, f"`{target.declared.name}` is never called", related=[related]
            )


def _runs_something(document: Document) -> bool:
    """Returns whether a statement outside of functions calls anything of the file."""
    return any(
        is_declared(document, name)
        for item in document.items_where(_is_statement)
        for name in item.facts.names.free
    )


def _is_statement(item: Item) -> bool:
    return item.declaration is None and item.container is None
