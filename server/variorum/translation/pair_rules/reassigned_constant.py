"""reassigned-constant: a constant that is assigned again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.bindings import Binding
from variorum.syntax.item import ItemFacts
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="reassigned-constant",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds assignments to local names that were declared as constants with a value. `[rules.reassigned-constant]` of a "
        "language has the text before such a name (`before`) and after it (`behind`). `of_collections` matches updates that "
        "change a collection and not the name; they count only for a name with a literal value (`literal`)."
    ),
    why="The original's variable may change. This one may not: the compiler rejects it, or the program fails there.",
    example=Example(
        before="const count = 0;\nfor (const name of names) count++;\n",
        after="let count = 0;\nfor (const name of names) count++;\n",
        language="javascript",
    ),
)
# How far back a declaration may begin, in bytes.
_BACK = 80


@RULE.check_target_item
def reassigned_constants(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports the first change of each such name."""
    policy = part.language.policy(RULE.id)
    if not policy:
        return
    for binding in part.facts.names.inner:
        changes = sorted((*binding.writes, *_updates(part.facts, binding, policy)))
        if (
            changes
            and not binding.is_member
            and len(binding.definitions) == 1
            and _is_constant(part.facts, binding, policy)
        ):
            yield RULE.at(changes[0], f"`{binding.name}` is a constant and cannot be assigned again")


def _updates(facts: ItemFacts, binding: Binding, policy: Mapping[str, str]) -> list[Span]:
    """Returns the updates that change what the name stands for."""
    of_collections = policy.get("of_collections")
    if of_collections is None or re.match(policy["literal"], _behind(facts, binding.first)):
        return binding.updates
    return [update for update in binding.updates if not re.match(of_collections, _behind(facts, update))]


def _behind(facts: ItemFacts, span: Span) -> str:
    return decode(facts.text[span.end : span.end + _BACK])


def _is_constant(facts: ItemFacts, binding: Binding, policy: Mapping[str, str]) -> bool:
    first = binding.first
    before = decode(facts.text[max(first.start - _BACK, 0) : first.start])
    return bool(re.search(policy["before"], before) and re.match(policy["behind"], _behind(facts, first)))
