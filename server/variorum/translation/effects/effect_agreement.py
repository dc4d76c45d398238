"""Compares the effects of two programs and the conditions of these effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from variorum.syntax.span import Span
from variorum.translation.effects.conditions import UNKNOWN, Predicate
from variorum.translation.effects.effect import ORDERED_OPERATORS
from variorum.translation.effects.function_effects import functions_of
from variorum.translation.effects.inlining import PlacedEffect, PlacedFunction, inlined_effects
from variorum.translation.effects.pair_functions import PairFunctions
from variorum.translation.event_agreement import Agreement
from variorum.translation.score import Evidence
from variorum.translation.sides import Side

# The weights of the actions, of their guards and loops, and of the tested predicates.
_ACTIONS, _CONDITIONS, _TESTS_SHARE = 0.5, 0.4, 0.1
_MAX_EVIDENCE = 8
_DESCRIPTIONS: Mapping[str, str] = {
    "update": "an update",
    "assign": "an assignment",
    "exit": "an early exit from a loop",
    "throw": "an exception",
    "output": "an output",
    "loop": "a loop",
    "neg": "`-`",
    "true": "`true`",
    "false": "`false`",
}

Token = tuple[Any, ...]


@attrs.frozen(eq=False)
class EffectCounts:
    """The effects of one side: counted alone, counted with each of their guards, and the tested predicates."""

    actions: Mapping[Token, list[PlacedEffect]]
    conditions: Counter[Token]
    tests: frozenset[Token]


def functions_in_side(side: Side) -> list[PlacedFunction]:
    """Returns the functions of one side of an aligned pair."""
    return [
        PlacedFunction(one, item.span.start)
        for item in side.items
        for one in functions_of(side.document, item)
        if side.within is None or side.within.contains(one.span)
    ]


def effect_agreement(pair_functions: PairFunctions) -> Agreement:
    """Returns how far two programs do the same under the same conditions."""
    return function_agreement(
        pair_functions.source_functions, pair_functions.target_functions, pair_functions
    )


def function_agreement(
    source: Sequence[PlacedFunction], target: Sequence[PlacedFunction], pair_functions: PairFunctions
) -> Agreement:
    """Returns how far some functions of two files do the same, calls of helpers inlined."""
    in_source, in_target = pair_functions.helpers
    one = _effect_counts(inlined_effects(source, in_source), pair_functions.shared_names)
    other = _effect_counts(inlined_effects(target, in_target), pair_functions.shared_names)
    counts = Counter({token: len(effects) for token, effects in one.actions.items()})
    others = Counter({token: len(effects) for token, effects in other.actions.items()})
    value = (
        _ACTIONS * _dice(counts, others)
        + _CONDITIONS * _dice(one.conditions, other.conditions)
        + _TESTS_SHARE * _dice(Counter(one.tests), Counter(other.tests))
    )
    return Agreement(value, tuple(_evidence(one, other)), is_present=bool(counts or others))


def _effect_counts(effects: Iterable[PlacedEffect], shared_names: frozenset[str]) -> EffectCounts:
    actions: dict[Token, list[PlacedEffect]] = {}
    conditions: Counter[Token] = Counter()
    tests: set[Token] = set()
    known: dict[Predicate, Token] = {}
    for one in effects:
        effect = one.effect
        if effect.predicate is not None:
            tests.add(_with_shared_names(effect.predicate, shared_names))
            continue
        operands = tuple(key if key[:1] != "$" or key in shared_names else UNKNOWN for key in effect.operands)
        head, _, operator = effect.action.partition(" ")
        if head == "operator" and operator not in ORDERED_OPERATORS:
            operands = tuple(sorted(operands))
        token = (effect.action, operands)
        actions.setdefault(token, []).append(one)
        conditions[token, effect.context.loops] += 1
        for guard in effect.context.guards:
            predicate = known.get(guard)
            if predicate is None:
                predicate = known[guard] = _with_shared_names(guard, shared_names)
            conditions[token, predicate] += 1
    return EffectCounts(actions, conditions, frozenset(tests))


def _with_shared_names(predicate: Predicate, shared_names: frozenset[str]) -> Token:
    """Returns the predicate with every name that only one side has replaced by `?`."""
    renamed: list[Any] = []
    for one in predicate:
        if isinstance(one, tuple):
            renamed.append(_with_shared_names(one, shared_names))
        else:
            renamed.append(one if one[:1] != "$" or one in shared_names else UNKNOWN)
    if renamed and renamed[0] in ("==", "!="):
        return (renamed[0], *sorted(renamed[1:]))
    return tuple(renamed)


def _dice(source: Counter[Token], target: Counter[Token]) -> float:
    """Returns the Sørensen–Dice coefficient of two multisets, in [0, 1]; 1 if both are empty."""
    whole = source.total() + target.total()
    return 2 * (source & target).total() / whole if whole else 1.0


def _evidence(in_source: EffectCounts, in_target: EffectCounts) -> list[Evidence]:
    """Returns the effects of one side only, then those with other guards."""
    found = []
    for token, effect in _unmatched(in_source.actions, in_target.actions):
        found.append(
            Evidence(f"{_description(token)} of the original has no counterpart", source=_span(effect))
        )
    for token, effect in _unmatched(in_target.actions, in_source.actions):
        found.append(Evidence(f"{_description(token)} is not in the original", target=_span(effect)))
    moved = {token for token, _ in (in_source.conditions - in_target.conditions)} & in_target.actions.keys()
    for token in sorted(moved & in_source.actions.keys(), key=repr):
        if len(in_source.actions[token]) == len(in_target.actions[token]):
            source, target = _span(in_source.actions[token][-1]), _span(in_target.actions[token][-1])
            text = f"{_description(token)} happens under another condition or in another loop"
            found.append(Evidence(text, source=source, target=target))
    return found[:_MAX_EVIDENCE]


def _unmatched(
    source: Mapping[Token, Sequence[PlacedEffect]], target: Mapping[Token, Sequence[PlacedEffect]]
) -> Iterator[tuple[Token, PlacedEffect]]:
    for token, effects in source.items():
        if len(effects) > len(target.get(token, ())):
            yield token, effects[-1]


def _span(one: PlacedEffect) -> Span:
    return one.effect.span.shifted(one.start)


def _description(token: Token) -> str:
    head, _, rest = str(token[0]).partition(" ")
    if not rest:
        return _DESCRIPTIONS.get(head, head)
    return f"the {head} {rest!r}" if head == "text" else f"`{rest}`"
