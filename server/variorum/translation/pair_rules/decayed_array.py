"""decayed-array: `sizeof` of an array parameter, which is the size of a pointer."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.source_text import decode
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="decayed-array",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds `sizeof` of a parameter that is an array or a pointer, divided by the size of an element. "
        "`[rules.decayed-array]` of a language says that its array parameters are pointers (`enabled`)."
    ),
    why="An array knows its length in the original. Here the quotient is 1 or 2, whatever the length is.",
    example=Example(
        before="int total(int values[]) {\n    int count = sizeof(values) / sizeof(values[0]);\n    return count;\n}\n",
        after="int total(int values[], int count) {\n    return count;\n}\n",
        language="c",
    ),
)
_MEASURED = re.compile(r"\bsizeof\s*\(?\s*$")
_DIVIDED = re.compile(r"\s*(?:\)\s*)?/")
_ARRAY = re.compile(r"\s*\[")
_BACK = 40


@RULE.check_target_item
def decayed_arrays(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports every such size."""
    if not part.language.policy(RULE.id).get("enabled") or b"sizeof" not in part.facts.text:
        return
    text = part.facts.text
    for binding in part.facts.names.inner:
        first = binding.first
        is_address = _ARRAY.match(decode(text[first.end : first.end + _BACK])) or text[
            : first.start
        ].rstrip().endswith(b"*")
        if binding.kind != "parameter" or not is_address:
            continue
        for use in binding.reads:
            before, behind = text[max(use.start - _BACK, 0) : use.start], text[use.end : use.end + _BACK]
            if _MEASURED.search(decode(before)) and _DIVIDED.match(decode(behind)):
                yield RULE.at(
                    use, f"`{binding.name}` is a pointer here: `sizeof` gives the size of the pointer"
                )
