"""integer-division: an integer division that became a division with a fraction."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.literals import is_fractional
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule
from variorum.translation.sides import Side

RULE = PairRule(
    id="integer-division",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what=(
        "Finds a `/` between integers in a language that drops the remainder, translated as a `/` in a language that keeps "
        "the fraction."
    ),
    why="`7 / 2` is 3 in the original and 3.5 in the translation; the fraction spreads to every later result.",
    example=Example(before="share = total / count\n", after="share = total // count\n", language="python"),
)


@RULE.check_aligned_with(source=("operator",), target=("operator",))
def integer_divisions(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports divisions that keep fractions, if the original has as many integer divisions by `/`."""
    source, target = unit.source, unit.target
    if not _truncates(source.document) or _truncates(target.document):
        return
    in_source = [event for event in source.events if _is_division(event)]
    in_target = [event for event in target.events if _is_division(event)]
    if not in_source or len(in_source) != len(in_target) or _has_fractions(source, source.document):
        return
    for one, other in zip(in_source, in_target, strict=True):
        if other.value == "/" and not _is_rounded(other, target):
            yield _violation(one, other, target.document)


def _truncates(document: Document) -> bool:
    divides: str = document.language.meanings.get("integer_division", "/")
    return divides == "truncates"


def _is_division(event: Event) -> bool:
    return event.kind == "operator" and event.value in ("/", "int-/")


def _has_fractions(side: Side, document: Document) -> bool:
    """Returns whether the item uses floats at all; then a `/` may keep fractions in the original too."""
    fractional = set(document.language.meanings.get("fractional_types", ()))
    types = (event.value for event in side.events if event.kind == "type")
    # The value of an event does not show how a number is written: that of `100.0` is 100.
    numbers = (side.text(event.span) for event in side.events if event.kind == "number")
    return any(name in fractional for name in types) or any(map(is_fractional, numbers))


def _is_rounded(event: Event, side: Side) -> bool:
    """Returns whether a call around the division removes the fraction."""
    rounding = ("to-int", "floor", "round", "ceil")
    return any(
        call.kind == "call" and call.value in rounding and call.span.contains(event.span)
        for call in side.events
    )


def _violation(one: Event, other: Event, target: Document) -> Violation:
    operator: str | None = target.language.meanings.get("integer_division_operator")
    fix = Fix(f"Divide with `{operator}`", (Edit(other.span, operator),), is_safe=False) if operator else None
    return RULE.at(
        other.span,
        "integer division in the original, the translation keeps the fraction",
        fix=fix,
        related=[Related(one.span, "integer division in the original", in_source=True)],
    )
