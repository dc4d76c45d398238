"""shadowed-global: a global variable of the original that is a new local one in the translation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from variorum.memo import memoized
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.name_words import words_of
from variorum.syntax.section_indexes import listed_by_name
from variorum.translation.pair_rule import PairRule, PairUnit, original

RULE = PairRule(
    id="shadowed-global",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what="Finds an assignment that makes a global name local to a function, if the original changes the global variable.",
    why="Every call has its own variable, or fails because it has no value yet.",
    example=Example(
        before="count = 0\n\n\ndef step():\n    count = 1  # the original changes the shared count\n",
        after="count = 0\n\n\ndef step():\n    global count\n    count = 1\n",
        language="python",
    ),
)


@RULE.check_pair
def shadowed_globals(pair: PairUnit) -> Iterator[Violation]:
    """Reports names that a function of the translation binds, and that its counterpart only changes."""
    if not pair.target.language.meanings.get("traits", {}).get("assignment_binds"):
        return
    shared = {name for _, names in _outermost_variables(pair.target) for name in names}
    for source, target in pair.aligned_in(pair.target.items_listed(_binding_inside, shared)):
        item = target.item
        bound = [one for one in item.facts.names.inner if one.kind == "variable" and one.name in shared]
        own = {words_of(binding.name) for one in source.side.items for binding in one.facts.names.inner}
        changed = {
            words_of(one.text("name")) for kind in ("assign", "update") for one in source.side.shapes(kind)
        }
        for binding in bound:
            words = words_of(binding.name)
            if words not in changed or words in own or words not in _words_outside(pair.source):
                continue
            yield RULE.at(
                binding.first.shifted(item.span.start),
                f"the original changes the global `{binding.name}`, the translation creates a local one",
                related=original(source.declared.name_span, "the change in the original"),
            )


@collected
def _outermost_variables(document: Document, item: Item) -> Sequence[str]:
    return [binding.name for binding in item.facts.names.outermost if binding.kind == "variable"]


def _binding_inside(items: Sequence[Item]) -> dict[str, list[int]]:
    """Returns the items that bind each variable inside functions."""
    return listed_by_name(
        {binding.name for binding in item.facts.names.inner if binding.kind == "variable"} for item in items
    )


@memoized
def _words_outside(document: Document) -> Set[tuple[str, ...]]:
    """Returns the words of each name that the file binds outside of functions."""
    names = document.symbol_counts.bound.keys() | document.symbol_counts.members_bound.keys()
    return {words_of(name) for name in names}
