"""redundant-return: a `return` or `continue` at the end of a function or loop."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Tag, Violation, Weight
from variorum.rules.removal_edits import remove_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.item import Match
from variorum.syntax.nested_spans import NestedSpans
from variorum.syntax.redundant_jumps import RedundantJump
from variorum.syntax.span import Span

RULE = Rule(
    id="redundant-return",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    tags={Tag.UNNECESSARY},
    is_style_rule=True,
    what=(
        "Finds a `return` without a value at the end of a function, and a `continue` at the end of a loop. Where a language's "
        "linters report it, `return None` counts too, unless another `return` of the function has a value. In languages where "
        "the last expression is the value of a function, a `return` with a value counts as well."
    ),
    why="The jump has no effect, and the reader searches for what it skips.",
    example=Example(
        before="def greet(name):\n    print(name)\n    return\n",
        after="def greet(name):\n    print(name)\n",
        language="python",
    ),
)


@RULE.check_items_with("redundant_jumps", "redundant.return")
def redundant_returns(item: ItemUnit) -> Iterator[Violation]:
    """Reports every jump without effect, by the control flow or by the language's `@redundant.return`."""
    marked = {
        match["redundant.return"] for match in item.matches("redundant.return") if _is_alone(item, match)
    }
    jumps = {jump.span: jump for jump in item.facts.redundant_jumps}
    guarded = [match["guarded"] for match in item.matches("guarded")]
    for span in sorted({*jumps, *marked}):
        if any(one.contains(span) for one in guarded):
            # Another build has other code here.
            continue
        fix = _fix(item, jumps.get(span) or RedundantJump(span, None, is_statement=True))
        yield RULE.at(
            span, f"unnecessary `{item.text(span).rstrip(';')}`: execution continues there anyway", fix=fix
        )


def _is_alone(item: ItemUnit, match: Match) -> bool:
    """Returns whether no other `return` of the function has a value, in languages where that matters: an explicit `return
    None` is then consistent."""
    around = match.get("redundant.return.function")
    if around is None:
        return True
    functions = NestedSpans(item.facts.functions)
    others = (one["return.value"] for one in item.matches("return.value"))
    return not any(
        one != match["redundant.return"] and functions.innermost(one) == around
        for one in others
        if around.contains(one)
    )


def _fix(item: ItemUnit, jump: RedundantJump) -> Fix | None:
    """Returns the fix that removes the jump. A returned value stays."""
    if jump.value is None:
        edit = remove_statement(item.language, item.facts, jump.span)
        return Fix("Remove the jump", (edit,)) if jump.is_statement else None
    end = jump.span.end
    if jump.is_statement and item.facts.text[end : end + 1] == b";":
        end += 1
    value = item.text(jump.value)
    # Temporaries of a final expression outlive the function's variables, those of a `return` do not.
    return Fix("Keep only the value", (Edit(Span(jump.span.start, end), value),), is_safe=value.isalnum())
