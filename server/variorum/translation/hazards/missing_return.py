"""missing-return: a function that promises a result and can end without one."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.item import Item
from variorum.syntax.outline import Declaration
from variorum.syntax.program import item_program
from variorum.translation.hazard import PairRule, PairUnit

RULE = PairRule(
    id="missing-return",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds functions of a translation that declare a result and whose end control can get to without a `return`. "
        "`[rules.missing-return]` of a language lists what stands for no result (`nothing`), which functions are exempt "
        "(`ignore`), and whether one `return` is enough, as where compilers take the writer's word for the other paths "
        "(`one_is_enough`); a language without it is left alone."
    ),
    why=(
        "The original may end with an exception, with `None` or with an endless loop; here the compiler refuses the "
        "function, or its callers get whatever lies in the memory."
    ),
    example=Example(
        before="static int sign(int number) {\n    if (number > 0) {\n        return 1;\n    }\n}\n",
        after="static int sign(int number) {\n    if (number > 0) {\n        return 1;\n    }\n    return 0;\n}\n",
        language="java",
    ),
)


@RULE.check_pair
def missing_returns(pair: PairUnit) -> Iterator[Violation]:
    """Functions with a result and an end that control gets to."""
    policy = pair.target.language.policy(RULE.id)
    if not policy:
        return
    nothing, ignored = frozenset(policy["nothing"]), frozenset(policy.get("ignore", ()))
    for item in pair.target.items:
        if item.facts.is_broken:
            continue
        completing = set(item.facts.completing)
        returns = [event.span for event in item_program(pair.target, item) if event.kind == "return"]
        for declared in item.facts.declarations:
            if declared.span not in completing or not _has_block(item, declared) or declared.name in ignored:
                continue
            excused = policy.get("one_is_enough") and any(declared.span.contains(span) for span in returns)
            if declared.result is not None and declared.result not in nothing and not excused:
                message = f"`{declared.name}` promises a `{declared.result}`, but its end can be reached without a `return`"
                yield RULE.at(declared.name_span.shifted(item.span.start), message)


def _has_block(item: Item, declared: Declaration) -> bool:
    """Whether the body is a block, not an expression that is the result itself."""
    body = declared.body
    return body is not None and item.facts.text[body.start : body.start + 1] == b"{"
