"""reassigned-constant: a name that is declared as a constant and gets another value."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.bindings import Binding
from variorum.syntax.item import ItemFacts
from variorum.syntax.source_text import decode
from variorum.translation.pair_rule import PairRule, PartUnit

RULE = PairRule(
    id="reassigned-constant",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds assignments to local names that were declared as constants with a value. `[rules.reassigned-constant]` of a "
        "language says what stands in front of such a name (`before`) and behind it (`behind`)."
    ),
    why="The original's variable may change. This one may not: the compiler refuses it, or the program stops there.",
    example=Example(
        before="const count = 0;\nfor (const name of names) count++;\n",
        after="let count = 0;\nfor (const name of names) count++;\n",
        language="javascript",
    ),
)
# How far back a declaration may begin.
_BACK = 80


@RULE.check_part
def reassigned_constants(part: PartUnit) -> Iterator[Violation]:
    """The first change of each such name."""
    policy = part.language.policy(RULE.id)
    if not policy:
        return
    for binding in part.facts.names.inner:
        changes = sorted((*binding.writes, *binding.updates))
        if (
            changes
            and not binding.is_member
            and len(binding.definitions) == 1
            and _is_constant(part.facts, binding, policy)
        ):
            yield RULE.at(
                changes[0], f"`{binding.name}` is declared as a constant and cannot get another value"
            )


def _is_constant(facts: ItemFacts, binding: Binding, policy: Mapping[str, str]) -> bool:
    first = binding.first
    before = decode(facts.text[max(first.start - _BACK, 0) : first.start])
    behind = decode(facts.text[first.end : first.end + _BACK])
    return bool(re.search(policy["before"], before) and re.match(policy["behind"], behind))
