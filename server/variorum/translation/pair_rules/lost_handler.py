"""lost-handler: exceptions that the original handles and the translation does not."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="lost-handler",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what="Finds an item without exception handlers whose counterpart in the original has some.",
    why="Where the original continued with a default, the exception reaches the caller or ends the program.",
    example=Example(
        before="amount = int(text)  # the original catches a bad number\n",
        after="try:\n    amount = int(text)\nexcept ValueError:\n    amount = 0\n",
        language="python",
    ),
)

# Languages in which errors are values have these in place of handlers.
_RESULTS = frozenset({"err", "error", "ok", "Err", "Ok", "Result"})


@RULE.check_aligned_with(source=("handler",))
def lost_handlers(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports lost handlers, unless they only close a resource or handle an interruption."""
    source = [shape for shape in unit.source.shapes("handler") if not _is_formal(shape)]
    if not source or unit.helpers or unit.target.of("try") or unit.target.shapes("handler"):
        return
    if len(unit.target.of("branch")) > len(unit.source.of("branch")):
        # A test before the call, or of its result, does what the handler did.
        return
    if any(event.value.endswith("OrNull") for event in unit.target.of("name")):
        # Such a call gives null in place of an exception.
        return
    if any(event.value in _RESULTS for event in (*unit.target.of("name"), *unit.target.of("type"))):
        return
    yield RULE.at(
        unit.target.place,
        "the original handles an exception here, the translation does not",
        related=original(source[0].span, "the handler in the original"),
    )


def _is_formal(shape: Shape) -> bool:
    """Returns whether the compiler required the handler: for exceptions that the target's calls do not raise."""
    return any(name in shape.text("type") for name in ("IOException", "Interrupted", "CloneNotSupported"))
