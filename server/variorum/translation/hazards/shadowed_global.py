"""shadowed-global: a shared variable of the original that is a new local one in the translation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.keeping import noted
from variorum.syntax.words import words_of
from variorum.translation.hazard import PairRule, PairUnit, original

RULE = PairRule(
    id="shadowed-global",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds an assignment that makes a local variable of a name which the file binds outside of its "
        "functions, where the original changes the shared one."
    ),
    why="Every call works on a variable of its own, or fails because that one has no value yet.",
    example=Example(
        before="count = 0\n\n\ndef step():\n    count = 1  # the original changes the shared count\n",
        after="count = 0\n\n\ndef step():\n    global count\n    count = 1\n",
        language="python",
    ),
)


@RULE.check_pair
def shadowed_globals(pair: PairUnit) -> Iterator[Violation]:
    """Names that a function of the translation binds anew, and that its counterpart only changes."""
    if not pair.target.language.meanings.get("traits", {}).get("assignment_binds"):
        return
    shared = {name for _, names in _outermost_variables(pair.target) for name in names}
    if not shared:
        return
    originals = {
        words_of(binding.name) for item in pair.source.items for binding in item.facts.names.outermost
    }
    for source, target in pair.aligned:
        item = target.item
        bound = [one for one in item.facts.names.inner if one.kind == "variable" and one.name in shared]
        if not bound:
            continue
        own = {words_of(binding.name) for one in source.side.items for binding in one.facts.names.inner}
        changed = {
            words_of(one.text("name")) for kind in ("assign", "update") for one in source.side.shapes(kind)
        }
        for binding in bound:
            if words_of(binding.name) not in (changed & originals) - own:
                continue
            yield RULE.at(
                binding.first.shifted(item.span.start),
                f"the original changes the shared `{binding.name}`, the translation makes a new one here",
                related=original(source.declared.name_span, "the original"),
            )


@noted
def _outermost_variables(document: Document, item: Item) -> Sequence[str]:
    return [binding.name for binding in item.facts.names.outermost if binding.kind == "variable"]
