"""Inlines helper functions: code that one side has in a function of its own is in place on the other side."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from variorum.translation.effects.conditions import Predicate, negated
from variorum.translation.effects.effect import Context, Effect, atomic_predicates
from variorum.translation.effects.function_effects import Function

# How deeply calls of helpers in helpers are inlined. A recursive call is not.
_MAX_DEPTH = 4
# A limit against exponential growth, for programs whose helpers call each other many times.
_MAX_EFFECTS = 5000
# Effects that concern the helper's own control flow only.
_LOCAL = frozenset({"exit", "return", "returned-test"})
_TRUTH = frozenset({"true", "false"})
_INVOKE = "invoke "


class PlacedFunction(NamedTuple):
    """A function, and the start of its item, which the spans of its effects are relative to."""

    function: Function
    start: int


class PlacedEffect(NamedTuple):
    """An effect, and the start of the item that its span is relative to."""

    effect: Effect
    start: int


def calls_any(function: Function, helpers: Collection[str]) -> bool:
    """Returns whether the function calls one of these by name, or adds its result to something."""
    return any(
        effect.added_call in helpers or (_is_call(effect) and effect.action.removeprefix(_INVOKE) in helpers)
        for effect in function.effects
    )


def inlined_effects(
    functions: Sequence[PlacedFunction], helpers: Mapping[str, PlacedFunction]
) -> list[PlacedEffect]:
    """Returns the effects of these functions, with calls of helpers replaced by the helpers' effects.

    Args:
        functions: the functions.
        helpers: the functions that only this side has, by name.
    """
    calls = {
        effect.action.removeprefix(_INVOKE)
        for one in (functions if helpers else ())
        for effect in one.function.effects
        if _is_call(effect)
    }
    found: list[PlacedEffect] = []
    for one in functions:
        # A called helper appears at its calls only.
        if one.function.name not in helpers or one.function.name not in calls:
            for effect in _effects(one, helpers, ()):
                found.append(effect)
                if len(found) >= _MAX_EFFECTS:
                    return found
    return found


def _effects(
    placed: PlacedFunction, helpers: Mapping[str, PlacedFunction], enclosing: tuple[str, ...]
) -> Iterator[PlacedEffect]:
    test_results = _test_results(placed, helpers) if helpers else {}
    for plain in placed.function.effects:
        effect = _with_test_results(plain, test_results) if test_results else plain
        if effect.predicate is not None and effect.predicate in test_results:
            for one in test_results[effect.predicate]:
                for single in atomic_predicates(one):
                    yield PlacedEffect(effect._replace(predicate=single), placed.start)
            continue
        added_call = helpers.get(effect.added_call) if effect.added_call not in enclosing else None
        called = effect.action.removeprefix(_INVOKE) if _is_call(effect) else ""
        helper = helpers.get(called) if called not in enclosing and len(enclosing) < _MAX_DEPTH else None
        if added_call is not None:
            yield from _results(effect, added_call, placed)
        elif helper is not None:
            yield from _inlined(effect, helper, helpers, (*enclosing, called))
        elif effect.action not in ("return", "returned-test"):
            yield PlacedEffect(effect, placed.start)


def _inlined(
    call: Effect, helper: PlacedFunction, helpers: Mapping[str, PlacedFunction], enclosing: tuple[str, ...]
) -> Iterator[PlacedEffect]:
    substitution = dict(zip(helper.function.parameters, call.operands, strict=False))
    own = _LOCAL | _TRUTH if _returned_test(helper) is not None else _LOCAL
    for effect, start in _effects(helper, helpers, enclosing):
        if effect.action in own:
            continue
        moved = effect._replace(
            operands=tuple(substitution.get(one, one) for one in effect.operands),
            context=call.context.enclosing(_substitute_context(effect.context, substitution)),
            predicate=_substitute(effect.predicate, substitution) if effect.predicate is not None else None,
        )
        yield PlacedEffect(moved, start)


def _test_results(
    placed: PlacedFunction, helpers: Mapping[str, PlacedFunction]
) -> Mapping[Predicate, tuple[Predicate, ...]]:
    """Returns the predicates that a call of a boolean helper stands for, by the predicate about the call."""
    found: dict[Predicate, tuple[Predicate, ...]] = {}
    for effect in placed.function.effects:
        name = effect.action.removeprefix(_INVOKE) if _is_call(effect) else ""
        returned_test = _returned_test(helpers[name]) if name in helpers else None
        if returned_test is None:
            continue
        substitution = dict(zip(helpers[name].function.parameters, effect.operands, strict=False))
        known = tuple(_substitute(one, substitution) for one in returned_test)
        found.setdefault(("holds", f"#{name}"), known)
        found.setdefault(("fails", f"#{name}"), negated(known))
    return found


def _returned_test(helper: PlacedFunction) -> tuple[Predicate, ...] | None:
    """Returns the predicates that hold if a function returns true. Returns None unless it only returns a condition."""
    test_results = [one for one in helper.function.effects if one.action == "returned-test"]
    results = [one for one in helper.function.effects if one.action == "return"]
    return test_results[0].context.guards if len(test_results) == 1 == len(results) else None


def _with_test_results(effect: Effect, test_results: Mapping[Predicate, tuple[Predicate, ...]]) -> Effect:
    """Returns the effect with the guards that are calls of boolean helpers replaced by what these test."""
    if not any(one in test_results for one in effect.context.guards):
        return effect
    guards = tuple(new for one in effect.context.guards for new in test_results.get(one, (one,)))
    return effect._replace(context=Context(guards, effect.context.loops))


def _results(effect: Effect, helper: PlacedFunction, placed: PlacedFunction) -> Iterator[PlacedEffect]:
    """Yields one update for each `return` of a helper whose result is added to something."""
    call = next(one for one in placed.function.effects if one.action == f"{_INVOKE}{effect.added_call}")
    substitution = dict(zip(helper.function.parameters, call.operands, strict=False))
    results = [one for one in helper.function.effects if one.action == "return"]
    for result in results:
        yield PlacedEffect(
            effect._replace(
                context=effect.context.enclosing(_substitute_context(result.context, substitution))
            ),
            placed.start,
        )
    if not results:
        yield PlacedEffect(effect, placed.start)


def _substitute_context(context: Context, substitution: Mapping[str, str]) -> Context:
    return Context(tuple(_substitute(one, substitution) for one in context.guards), context.loops)


def _substitute(predicate: Predicate, substitution: Mapping[str, str]) -> Predicate:
    """Returns the predicate with the helper's parameters replaced by the arguments."""
    return tuple(
        _substitute(one, substitution) if isinstance(one, tuple) else substitution.get(one, one)
        for one in predicate
    )


def _is_call(effect: Effect) -> bool:
    return effect.action.startswith(_INVOKE)
