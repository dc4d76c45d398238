"""redundant-return: a return or continue where the function or loop ends anyway."""

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
    what="Finds a `return` without a value as the last thing a function does, and a `continue` as the last of a loop. "
    "Where a language's linters say so, `return None` counts too, and neither does where another `return` of the "
    "function has a value. Where the last expression of a function is its value, that holds for a `return` with one.",
    why="The jump goes where control goes anyway; it only makes the reader ask what it is there to skip.",
    example=Example(
        before="def greet(name):\n    print(name)\n    return\n",
        after="def greet(name):\n    print(name)\n",
        language="python",
    ),
)


@RULE.check_items_with("redundant_jumps", "redundant.return")
def redundant_returns(item: ItemUnit) -> Iterator[Violation]:
    """Every jump that the control flow shows to skip nothing, or that the language's `@redundant.return` marks."""
    marked = {
        match["redundant.return"] for match in item.matches("redundant.return") if _is_alone(item, match)
    }
    jumps = {jump.span: jump for jump in item.facts.redundant_jumps}
    guarded = [match["guarded"] for match in item.matches("guarded")]
    for span in sorted({*jumps, *marked}):
        if any(one.contains(span) for one in guarded):
            # Another build has something else here.
            continue
        fix = _fix(item, jumps.get(span) or RedundantJump(span, None, is_statement=True))
        yield RULE.at(span, f"`{item.text(span).rstrip(';')}` goes where control goes anyway", fix=fix)


def _is_alone(item: ItemUnit, match: Match) -> bool:
    """Whether no other `return` gives the function a value, where it matters: with one, leaving by the end says less."""
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
    """Takes the jump away; a value that it hands on stays in its place."""
    if jump.value is None:
        edit = remove_statement(item.language, item.facts, jump.span)
        return Fix("Remove the jump", (edit,)) if jump.is_statement else None
    end = jump.span.end
    if jump.is_statement and item.facts.text[end : end + 1] == b";":
        end += 1
    value = item.text(jump.value)
    # Temporary values of a last expression outlive the function's variables, those of a `return` do not.
    return Fix("Hand on the value alone", (Edit(Span(jump.span.start, end), value),), is_safe=value.isalnum())
