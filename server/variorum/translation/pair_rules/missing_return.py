"""missing-return: a function with a declared result that can end without returning one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.item import ItemFacts
from variorum.syntax.outline import Declaration
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="missing-return",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds functions of a translation that declare a result and whose end can be reached without a `return`. "
        "`[rules.missing-return]` of a language lists the types of no result (`nothing`), exempt functions (`ignore`), "
        "whether one `return` is enough, where compilers do not check all paths (`one_is_enough`), and what makes the end of "
        "a function unknown, such as labels or generators (`unclear`, a regular expression). The rule is off for languages "
        "without it."
    ),
    why=(
        "The original may end with an exception, with `None` or with an endless loop. Here the compiler rejects the "
        "function, or its callers get an undefined value."
    ),
    example=Example(
        before="static int sign(int number) {\n    if (number > 0) {\n        return 1;\n    }\n}\n",
        after="static int sign(int number) {\n    if (number > 0) {\n        return 1;\n    }\n    return 0;\n}\n",
        language="java",
    ),
)


@RULE.check_target_item
def missing_returns(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports functions with a declared result and a reachable end."""
    policy = part.language.policy(RULE.id)
    if not policy:
        return
    nothing, ignored = frozenset(policy["nothing"]), frozenset(policy.get("ignore", ()))
    completing = set(part.facts.completing)
    returns = [event.span for event in part.events_of("return")]
    for declared in part.facts.declarations:
        if (
            declared.span not in completing
            or not _has_block(part.facts, declared)
            or declared.name in ignored
        ):
            continue
        text = part.facts.text[declared.span.start : declared.span.end].decode("utf-8", "replace")
        if "unclear" in policy and re.search(policy["unclear"], text):
            continue
        excused = policy.get("one_is_enough") and any(declared.span.contains(span) for span in returns)
        if declared.result is not None and not excused and not _is_nothing(declared.result, nothing):
            message = f"`{declared.name}` declares a `{declared.result}`, but can end without a `return`"
            yield RULE.at(declared.name_span, message)


def _is_nothing(result: str, nothing: Set[str]) -> bool:
    """Returns whether a declared result means no result, fully qualified (`System.Threading.Tasks.Task`) or not."""
    return result in nothing or result.rpartition(".")[2] in nothing


def _has_block(facts: ItemFacts, declared: Declaration) -> bool:
    """Returns whether the body is a block, not an expression that is the result itself."""
    body = declared.body
    return body is not None and facts.text[body.start : body.start + 1] == b"{"
