"""lost-call: a call of a function that the translation does not make."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="lost-call",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    what=(
        "Finds an item that no longer calls a function of its own file, although that function has a counterpart of the same "
        "name."
    ),
    why="What the called function did, such as a check or a bookkeeping entry, no longer happens.",
    example=Example(
        before="def pay(amount):  # the original calls check(amount) first\n    book(amount)\n",
        after="def pay(amount):\n    check(amount)\n    book(amount)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",))
def lost_calls(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports functions with a counterpart that neither the translation of the caller nor a new helper of it mentions."""
    if unit.helpers:
        return
    mentioned = {event.value for event in unit.target.of("name")} | unit.target.callees
    for name, other in unit.counterparts.items():
        if other in mentioned or not _goes_by_its_name(unit, name, other):
            continue
        call = next((shape for shape in unit.source.shapes("call") if _calls(unit.source, shape, name)), None)
        if call is None:
            continue
        yield RULE.at(
            unit.target.place,
            f"the original calls `{name}`, the translation never calls its counterpart `{other}`",
            related=original(call.span, "the call in the original"),
        )


def _calls(side: Side, call: Shape, name: str) -> bool:
    """Returns whether a call is of the file's function, and not of a library's method of its name on some other object."""
    is_own = call.text("receiver") in ("", "this", "self", "super")
    return call.text("name") == name and (is_own or f".{name}" not in side.language.meanings.get("calls", {}))


def _goes_by_its_name(unit: AlignedUnit, name: str, other: str) -> bool:
    """Returns whether both functions have the same name and are called by it: `len` calls `__len__`, and similarity is no
    proof."""
    return words_of(name) == words_of(other) and not any(
        called in side.language.meanings.get("declarations", {})
        for side, called in ((unit.source, name), (unit.target, other))
    )
