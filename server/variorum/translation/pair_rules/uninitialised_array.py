"""uninitialised-array: a local array whose elements are updated before they are initialised."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.bindings import Binding
from variorum.syntax.item import ItemFacts
from variorum.syntax.source_text import decode
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="uninitialised-array",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds local arrays that are declared without values and whose elements are updated, as by `++` or `+=`, if nothing "
        "stores to them or fills them. `[rules.uninitialised-array]` of a language says that its local arrays start with "
        "undefined values (`enabled`)."
    ),
    why="In the original's language new arrays are zero; here the elements start with garbage.",
    example=Example(
        before="int count(int digit) {\n    int seen[10];\n    seen[digit]++;\n    return seen[0];\n}\n",
        after="int count(int digit) {\n    int seen[10] = {};\n    seen[digit]++;\n    return seen[0];\n}\n",
        language="cpp",
    ),
)
_INDEXES = r"\s*(?:\[[^\[\];]*(?:\[[^\[\];]*\][^\[\];]*)*\]\s*)+"
_UPDATED = re.compile(rf"{_INDEXES}(?:\+\+|--|[-+*|&^]=)")
_STORED = re.compile(rf"{_INDEXES}=(?!=)")
_INDEXED = re.compile(r"\s*\[")
_ELEMENT_ACCESS = re.compile(r"\s*(?:\[|[=!]=|;)")
# Calls that only read the elements.
_LOOKED_AT = re.compile(r"\b(?:equal|count|find|accumulate|max_element|min_element|any_of|all_of)\s*\([^;]*$")
_FIXED_ARRAY = re.compile(r"\barray\s*<[^;{}()]*$")
# How far back a declaration's type may begin, in bytes.
_BACK = 200


@RULE.check_target_item
def uninitialised_arrays(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports arrays of which only elements are read, and some of them updated."""
    if not part.language.policy(RULE.id).get("enabled"):
        return
    for binding in part.facts.names.inner:
        if binding.kind == "declared" and not binding.is_member and _starts_as_garbage(part.facts, binding):
            yield RULE.at(
                binding.first,
                f"elements of `{binding.name}` are updated before they are initialised",
            )


def _starts_as_garbage(facts: ItemFacts, binding: Binding) -> bool:
    text = facts.text
    before = decode(text[max(binding.first.start - _BACK, 0) : binding.first.start])
    behind = decode(text[binding.first.end : binding.first.end + 1 + _BACK])
    if (
        not (_INDEXED.match(behind) or _FIXED_ARRAY.search(before.rpartition(";")[2]))
        or "static" in before[-40:]
    ):
        return False
    uses = [
        decode(text[use.end : use.end + _BACK])
        for use in (*binding.reads, *binding.writes, *binding.updates)
        if not _LOOKED_AT.search(decode(text[max(use.start - _BACK, 0) : use.start]))
    ]
    updated = any(_UPDATED.match(use) for use in uses)
    stored = any(_STORED.match(use) for use in uses)
    # An array that is passed on may be filled there; one that is compared or returned is not.
    handed_on = any(not _ELEMENT_ACCESS.match(use) for use in uses)
    return updated and not stored and not handed_on
