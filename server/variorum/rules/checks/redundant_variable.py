"""redundant-variable: a variable that only carries a value to the next statement."""

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
    what=(
        "Finds local variables that are assigned once and then only returned, or passed on, by the next statement. "
        "`[rules.redundant-variable]` of a language says whether a variable with several assignments counts if the last one is "
        "followed by a return (`reassigned`). Where a language's linters report them as useless assignments (`steps` in "
        "`[rules.redundant-assignment]`), `redundant-assignment` reports them as well if it runs alone."
    ),
    why="The name adds nothing to the expression. Such detours are typical of line-by-line translation.",
    example=Example(
        before="def area(width, height):\n    result = width * height\n    return result\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)


@RULE.check_items_with("redundant.definition")
def redundant_variables(item: ItemUnit) -> Iterator[Violation]:
    """Reports variables that only carry a value to the next statement."""
    placement = item.policy("redundant-assignment").get("steps")
    for variable in inlinable_variables(item):
        message = f"`{variable.name}` is only used by the next statement"
        yield RULE.at(variable.use if placement == "use" else variable.definition, message, fix=variable.fix)
