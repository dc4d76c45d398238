"""dropped-branch: a branch of the original that its counterpart does not have."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from rapidfuzz.distance import Indel

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule
from variorum.translation.sides import Side

RULE = PairRule(
    id="dropped-branch",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    scored_as=Severity.WARNING,
    what="Finds an item with fewer branches than its counterpart in the original: an `if`, a case or an `else` is missing.",
    why="The case that the branch handled now gets the default treatment.",
    example=Example(
        before="def fee(amount):  # the original has an else that returns 5\n    if amount > 100:\n        return 0\n",
        after="def fee(amount):\n    if amount > 100:\n        return 0\n    return 5\n",
        language="python",
    ),
)

# In items that are written differently, the number of branches means nothing.
_SIMILAR_ENOUGH = 0.7
_FILLED_IN = re.compile(r"%[-+0-9.]*[a-zA-Z]|\{[^{}]*\}|\s+")


@RULE.check_aligned
def dropped_branches(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports items with lost branches that no idiom of the target, and no helper function, can replace."""
    source, target = unit.source, unit.target
    if unit.helpers or source.declaration is None or target.declaration is None:
        return
    in_source, in_target = _decisions(source), _decisions(target)
    # An idiom that both sides have does not replace a branch of the original.
    slack = max(0, target.form.idioms["branch"] - source.form.idioms["branch"])
    lost = len(in_source) - len(in_target) - slack
    gone = _lost_else(source, target)
    if lost <= 0 and gone is None:
        return
    if Indel.normalized_similarity(source.form.skeleton, target.form.skeleton) < _SIMILAR_ENOUGH:
        return
    if lost > 0:
        yield _violation(
            target, in_source[-1], f"{_count(lost, 'branch')} of the original {_is(lost)} missing"
        )
    elif gone is not None:
        yield _violation(target, gone, "the original's `else` branch has no counterpart")


def _decisions(side: Side) -> list[Event]:
    return [event for event in side.form.control if event.value == "branch"]


def _lost_else(source: Side, target: Side) -> Event | None:
    """Returns an `else` that is missing together with something that only it contained: a value, a string, a raised error."""
    in_source = [event for event in source.events if event.kind == "else"]
    in_target = [event for event in target.events if event.kind == "else"]
    if len(in_target) >= len(in_source):
        return None
    lost = _outcomes(source) - _outcomes(target)
    for gone in reversed(in_source):
        inside = [event for event in source.events if gone.span.contains(event.span) and _is_outcome(event)]
        if any(_outcome(event) in lost for event in inside):
            return gone
    return None


def _is_outcome(event: Event) -> bool:
    return event.kind in ("number", "string", "throw")


def _outcomes(side: Side) -> Counter[tuple[str, str]]:
    return Counter(map(_outcome, filter(_is_outcome, side.events)))


def _outcome(event: Event) -> tuple[str, str]:
    """Returns the kind and the value of an event; a string without what is filled in, which languages write differently."""
    return event.kind, _FILLED_IN.sub("", event.value) if event.kind == "string" else event.value


def _violation(target: Side, lost: Event, message: str) -> Violation:
    related = Related(lost.span, "a branch of the original", in_source=True)
    return RULE.at(target.place, message, related=[related])


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}es"


def _is(number: int) -> str:
    return "is" if number == 1 else "are"
