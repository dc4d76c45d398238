"""Puts helper functions where they are called: what one side has moved to a function of its own, the other does in place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from variorum.translation.effects.conditions import Predicate, negated
from variorum.translation.effects.effect import Context, Effect, atomic_predicates
from variorum.translation.effects.function_effects import Function

# Helpers that call helpers are followed so far; a function that calls itself is put in once.
_MAX_DEPTH = 4
# With more effects than this, putting functions in where they are called says no more about a program.
_MAX_EFFECTS = 5000
# What only matters to the function itself: that it is left, with a result, and when that is `true`.
_LOCAL = frozenset({"exit", "return", "returned-test"})
_TRUTH = frozenset({"true", "false"})
_INVOKE = "invoke "


class PlacedFunction(NamedTuple):
    """A function of a file with the place of its item, from which the spans of its effects count."""

    function: Function
    start: int


class PlacedEffect(NamedTuple):
    """An effect of a program and the place from which its span counts."""

    effect: Effect
    start: int


def calls_any(function: Function, helpers: Collection[str]) -> bool:
    """Whether the function calls one of these by their names, or lets something grow by its result."""
    return any(
        effect.added_call in helpers or (_is_call(effect) and effect.action.removeprefix(_INVOKE) in helpers)
        for effect in function.effects
    )


def inlined_effects(
    functions: Sequence[PlacedFunction], helpers: Mapping[str, PlacedFunction]
) -> list[PlacedEffect]:
    """The effects of these functions, those of helpers in place of the calls of them.

    Args:
        functions: the functions to tell of.
        helpers: the functions that only this side has, by their names.
    """
    calls = {
        effect.action.removeprefix(_INVOKE)
        for one in (functions if helpers else ())
        for effect in one.function.effects
        if _is_call(effect)
    }
    found: list[PlacedEffect] = []
    for one in functions:
        # A helper that is called is told of where that happens.
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
    call_arguments = dict(zip(helper.function.parameters, call.operands, strict=False))
    own = _LOCAL | _TRUTH if _returned_test(helper) is not None else _LOCAL
    for effect, start in _effects(helper, helpers, enclosing):
        if effect.action in own:
            continue
        moved = effect._replace(
            operands=tuple(call_arguments.get(one, one) for one in effect.operands),
            context=call.context.enclosing(_substitute_context(effect.context, call_arguments)),
            predicate=_substitute(effect.predicate, call_arguments) if effect.predicate is not None else None,
        )
        yield PlacedEffect(moved, start)


def _test_results(
    placed: PlacedFunction, helpers: Mapping[str, PlacedFunction]
) -> Mapping[Predicate, tuple[Predicate, ...]]:
    """What it comes to that a helper which only answers a question says yes or no, in the words of its caller."""
    found: dict[Predicate, tuple[Predicate, ...]] = {}
    for effect in placed.function.effects:
        name = effect.action.removeprefix(_INVOKE) if _is_call(effect) else ""
        returned_test = _returned_test(helpers[name]) if name in helpers else None
        if returned_test is None:
            continue
        call_arguments = dict(zip(helpers[name].function.parameters, effect.operands, strict=False))
        known = tuple(_substitute(one, call_arguments) for one in returned_test)
        found.setdefault(("holds", f"#{name}"), known)
        found.setdefault(("fails", f"#{name}"), negated(known))
    return found


def _returned_test(helper: PlacedFunction) -> tuple[Predicate, ...] | None:
    """What holds where a function answers with yes; None unless it does nothing but answer."""
    test_results = [one for one in helper.function.effects if one.action == "returned-test"]
    results = [one for one in helper.function.effects if one.action == "return"]
    return test_results[0].context.guards if len(test_results) == 1 == len(results) else None


def _with_test_results(effect: Effect, test_results: Mapping[Predicate, tuple[Predicate, ...]]) -> Effect:
    """The effect with what a helper answers in place of the question."""
    if not any(one in test_results for one in effect.context.guards):
        return effect
    guards = tuple(new for one in effect.context.guards for new in test_results.get(one, (one,)))
    return effect._replace(context=Context(guards, effect.context.loops))


def _results(effect: Effect, helper: PlacedFunction, placed: PlacedFunction) -> Iterator[PlacedEffect]:
    """Something grows by what a helper hands back: it grows wherever the helper does so."""
    call = next(one for one in placed.function.effects if one.action == f"{_INVOKE}{effect.added_call}")
    call_arguments = dict(zip(helper.function.parameters, call.operands, strict=False))
    results = [one for one in helper.function.effects if one.action == "return"]
    for result in results:
        yield PlacedEffect(
            effect._replace(
                context=effect.context.enclosing(_substitute_context(result.context, call_arguments))
            ),
            placed.start,
        )
    if not results:
        yield PlacedEffect(effect, placed.start)


def _substitute_context(context: Context, call_arguments: Mapping[str, str]) -> Context:
    return Context(tuple(_substitute(one, call_arguments) for one in context.guards), context.loops)


def _substitute(predicate: Predicate, call_arguments: Mapping[str, str]) -> Predicate:
    """The statement about what the helper was given in place of its parameters."""
    return tuple(
        _substitute(one, call_arguments) if isinstance(one, tuple) else call_arguments.get(one, one)
        for one in predicate
    )


def _is_call(effect: Effect) -> bool:
    return effect.action.startswith(_INVOKE)
