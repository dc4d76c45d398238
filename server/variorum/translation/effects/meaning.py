"""What two programs do, set beside each other: the agreement of their effects and of the conditions of these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from variorum.syntax.span import Span
from variorum.translation.effects.conditions import OTHER, Statement
from variorum.translation.effects.effect import DIRECTED
from variorum.translation.effects.functions import functions_of
from variorum.translation.effects.helpers import Placed, PlacedEffect, placed_effects
from variorum.translation.effects.libraries import Libraries
from variorum.translation.event_agreement import Agreement
from variorum.translation.score import Evidence
from variorum.translation.sides import Side

# The shares of what is done, of the conditions and loops around it, and of what is asked.
_DONE, _CONDITIONS, _ASKED = 0.5, 0.4, 0.1
_MOST_EVIDENCE = 8
_WORDS: Mapping[str, str] = {
    "update": "growing a value",
    "keep": "keeping a value",
    "leave": "leaving a loop early",
    "throw": "an error",
    "output": "an output",
    "loop": "a loop",
    "neg": "`-`",
    "true": "`true`",
    "false": "`false`",
}

Token = tuple[Any, ...]


@attrs.frozen(eq=False)
class EffectCounts:
    """The effects of one side, counted: each by itself, each with every condition around it, and all that is asked."""

    done: Mapping[Token, list[PlacedEffect]]
    conditions: Counter[Token]
    asked: frozenset[Token]


def placed_in_side(side: Side) -> list[Placed]:
    """The functions of one side of an aligned pair."""
    return [
        Placed(one, item.span.start)
        for item in side.items
        for one in functions_of(side.document, item)
        if side.within is None or side.within.contains(one.span)
    ]


def agreement_of_effects(libraries: Libraries) -> Agreement:
    """How far two programs do the same under the same conditions."""
    return agreement_in(libraries.source_functions, libraries.target_functions, libraries)


def agreement_in(source: Sequence[Placed], target: Sequence[Placed], libraries: Libraries) -> Agreement:
    """How far some functions of two files do the same, with the helpers that each file has for itself."""
    in_source, in_target = libraries.helpers
    one = _effect_counts(placed_effects(source, in_source), libraries.shared)
    other = _effect_counts(placed_effects(target, in_target), libraries.shared)
    counts = Counter({token: len(effects) for token, effects in one.done.items()})
    others = Counter({token: len(effects) for token, effects in other.done.items()})
    value = (
        _DONE * _dice(counts, others)
        + _CONDITIONS * _dice(one.conditions, other.conditions)
        + _ASKED * _dice(Counter(one.asked), Counter(other.asked))
    )
    return Agreement(value, tuple(_evidence(one, other)), is_present=bool(counts or others))


def _effect_counts(effects: Iterable[PlacedEffect], shared: frozenset[str]) -> EffectCounts:
    done: dict[Token, list[PlacedEffect]] = {}
    conditions: Counter[Token] = Counter()
    asked: set[Token] = set()
    known: dict[Statement, Token] = {}
    for one in effects:
        effect = one.effect
        if effect.statement is not None:
            asked.add(_spoken(effect.statement, shared))
            continue
        operands = tuple(key if key[:1] != "$" or key in shared else OTHER for key in effect.operands)
        head, _, operator = effect.what.partition(" ")
        if head == "operator" and operator not in DIRECTED:
            operands = tuple(sorted(operands))
        token = (effect.what, operands)
        done.setdefault(token, []).append(one)
        conditions[token, effect.context.loops] += 1
        for guard in effect.context.guards:
            statement = known.get(guard)
            if statement is None:
                statement = known[guard] = _spoken(guard, shared)
            conditions[token, statement] += 1
    return EffectCounts(done, conditions, frozenset(asked))


def _spoken(statement: Statement, shared: frozenset[str]) -> Token:
    """A statement in words that both sides have."""
    spoken: list[Any] = []
    for one in statement:
        if isinstance(one, tuple):
            spoken.append(_spoken(one, shared))
        else:
            spoken.append(one if one[:1] != "$" or one in shared else OTHER)
    if spoken and spoken[0] in ("==", "!="):
        return (spoken[0], *sorted(spoken[1:]))
    return tuple(spoken)


def _dice(source: Counter[Token], target: Counter[Token]) -> float:
    """Twice what both have over all that they have; 1 where neither has anything."""
    whole = source.total() + target.total()
    return 2 * (source & target).total() / whole if whole else 1.0


def _evidence(in_source: EffectCounts, in_target: EffectCounts) -> list[Evidence]:
    """What is done on one side only; or else what is done under other conditions."""
    found = []
    for token, effect in _surplus(in_source.done, in_target.done):
        found.append(
            Evidence(f"{_in_words(token)} of the original has no counterpart", source=_place(effect))
        )
    for token, effect in _surplus(in_target.done, in_source.done):
        found.append(Evidence(f"{_in_words(token)} is not in the original", target=_place(effect)))
    moved = {token for token, _ in (in_source.conditions - in_target.conditions)} & in_target.done.keys()
    for token in sorted(moved & in_source.done.keys(), key=repr):
        if len(in_source.done[token]) == len(in_target.done[token]):
            source, target = _place(in_source.done[token][-1]), _place(in_target.done[token][-1])
            text = f"{_in_words(token)} happens under another condition or in another loop"
            found.append(Evidence(text, source=source, target=target))
    return found[:_MOST_EVIDENCE]


def _surplus(
    source: Mapping[Token, Sequence[PlacedEffect]], target: Mapping[Token, Sequence[PlacedEffect]]
) -> Iterator[tuple[Token, PlacedEffect]]:
    for token, effects in source.items():
        if len(effects) > len(target.get(token, ())):
            yield token, effects[-1]


def _place(one: PlacedEffect) -> Span:
    return one.effect.span.shifted(one.start)


def _in_words(token: Token) -> str:
    head, _, rest = str(token[0]).partition(" ")
    if not rest:
        return _WORDS.get(head, head)
    return f"the {head} {rest!r}" if head == "text" else f"`{rest}`"
