"""input-shape: the original reads its input token by token, the translation expects one value on each line."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.program import Event, program_of
from variorum.translation.hazard import PairRule, PairUnit

RULE = PairRule(
    id="input-shape",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds programs whose original reads several values by tokens, wherever the line ends fall, and whose translation "
        "reads every value from a line of its own without splitting it."
    ),
    why="With two values on one line the translation fails on the conversion, or takes both for one text.",
    example=Example(
        before="width = int(input())\nheight = int(input())\n",
        after="width, height = map(int, input().split())\n",
        language="python",
    ),
)
_TOKENS = frozenset({"input", "input-int"})


@RULE.check_pair
def input_shapes(pair: PairUnit) -> Iterator[Violation]:
    """Several token reads against line reads alone."""
    source, target = _calls(pair, of_source=True), _calls(pair, of_source=False)
    tokens = [event for event in source if event.value in _TOKENS]
    lines = [event for event in target if event.value == "input-line"]
    splits = [event for event in target if event.value == "split" or event.value in _TOKENS]
    if len(tokens) < 2 or not lines or splits:
        return
    related = Related(tokens[1].span, "the original reads the next token", in_source=True)
    yield RULE.at(
        lines[0].span,
        "the original reads token by token, this reads a whole line for each value",
        related=[related],
    )


def _calls(pair: PairUnit, *, of_source: bool) -> list[Event]:
    document = pair.source if of_source else pair.target
    return [event for event in program_of(document) if event.kind == "call"]
