"""redundant-variable: a variable that is assigned only to be handed on in the next statement."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.inlinable_variables import inlinable_variables
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="redundant-variable",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    is_style_rule=True,
    narrows="redundant-assignment",
    what="Finds local variables that are assigned once and then only returned, or passed on, by the very "
    "next statement. `[rules.redundant-variable]` of a language says whether one that is assigned several times "
    "counts where the last of them leads up to a return (`reassigned`). Where a language's linters take them for "
    "useless assignments (`steps` in `[rules.redundant-assignment]`), `redundant-assignment` reports them as well "
    "if it is asked for alone.",
    why="The name says nothing that the expression does not. Such detours are typical of line-by-line "
    "translation.",
    example=Example(
        before="def area(width, height):\n    result = width * height\n    return result\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)


@RULE.check_items_with("redundant.definition")
def redundant_variables(item: ItemUnit) -> Iterator[Violation]:
    """Pairs of neighbouring statements in which a variable is only a step between the two."""
    placement = item.policy("redundant-assignment").get("steps")
    for variable in inlinable_variables(item):
        message = f"`{variable.name}` is assigned only to be used once, in the next statement"
        yield RULE.at(variable.use if placement == "use" else variable.definition, message, fix=variable.fix)
