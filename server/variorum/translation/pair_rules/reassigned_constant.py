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
        "language has the text before such a name (`before`) and after it (`behind`), and, where `+=` may change the value that "
        "a constant holds, the text after a name whose value is a number or a string (`scalar`)."
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


def _updates(facts: ItemFacts, binding: Binding, policy: Mapping[str, str]) -> Iterator[Span]:
    """Yields the updates of a name, without those that change the value that a constant holds."""
    scalar = policy.get("scalar", "")
    behind = decode(facts.text[binding.first.end : binding.first.end + _BACK])
    may_change = bool(scalar) and re.match(scalar, behind) is None
    for update in binding.updates:
        after = decode(facts.text[update.end : update.end + _BACK])
        if not may_change or re.match(r"\s*[-+*/%]=", after) is None:
            yield update


def _is_constant(facts: ItemFacts, binding: Binding, policy: Mapping[str, str]) -> bool:
    first = binding.first
    before = decode(facts.text[max(first.start - _BACK, 0) : first.start])
    behind = decode(facts.text[first.end : first.end + _BACK])
    return bool(re.search(policy["before"], before) and re.match(policy["behind"], behind))
