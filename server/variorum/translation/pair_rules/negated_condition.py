"""negated-condition: a condition of the original that the translation asks the other way round."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.span import Span
from variorum.translation.numbered_operations import NumberedOperation
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="negated-condition",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds a comparison whose counterpart asks for the opposite, `==` for `!=` or `<` for `>=`, or that asks whether a "
        "number is 0 where the original asks whether it is not, while what is done when it holds has stayed the same."
    ),
    why="The code that was meant for one case now runs in the other.",
    example=Example(
        before="# the original: if (stock == 0) order();\nif stock != 0:\n    order()\n",
        after="if stock == 0:\n    order()\n",
        language="python",
    ),
)

_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
# So many events behind a condition tell whether both sides do the same when it holds.
_COMPARED = 3
_TELLING = frozenset(
    {"return", "break", "continue", "throw", "call", "invoke", "number", "string", "operator"}
)


@RULE.check_aligned
def negated_conditions(unit: AlignedUnit) -> Iterator[Violation]:
    """Opposite questions about the same operands, unless the arms changed places with them."""
    reported: set[Span] = set()
    for changed in unit.changed:
        was, now = changed.source, changed.target
        if _OPPOSITE.get(was.operator) != changed.operator:
            continue
        if (
            _what_follows(unit.source, was.shape.span) == _what_follows(unit.target, now.shape.span)
            and not unit.does_the_same
        ):
            reported.add(now.shape.span)
            yield RULE.at(
                now.shape.span,
                f"the original asks `{was.operator}` here, the translation asks the opposite, `{changed.operator}`",
                related=original(was.shape.span, f"the original asks `{was.operator}`"),
            )
    for one, other in _opposites(unit):
        if other.span not in reported and not unit.does_the_same:
            yield RULE.at(
                other.span,
                f"the original asks for `{one.text}` here, the translation for the opposite, `{other.text}`",
                related=original(one.span, f"the original asks for `{one.text}`"),
            )


def _opposites(unit: AlignedUnit) -> Iterator[tuple[NumberedOperation, NumberedOperation]]:
    """Questions that only the original asks, beside the opposite that only the translation asks, with the same behind them."""
    source, target = unit.numbered_operations
    for one in source:
        for other in target:
            if (
                one.asks
                and one.opposite == other.number
                and _what_follows(unit.source, one.span) == _what_follows(unit.target, other.span)
            ):
                yield one, other
                break


def _what_follows(side: Side, span: Span) -> list[tuple[str, str]]:
    """The first telling events behind a condition."""
    behind = [
        (event.kind, event.value.lstrip("."))
        for event in side.events
        if event.span.start >= span.end and event.kind in _TELLING
    ]
    return behind[:_COMPARED]
