"""Puts helper functions where they are called: what one side has moved to a function of its own, the other does in place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from variorum.translation.effects.conditions import Statement, failing
from variorum.translation.effects.effect import Context, Effect, asked
from variorum.translation.effects.functions import Function

# Helpers that call helpers are followed so far; a function that calls itself is put in once.
_DEEPEST = 4
# With more effects than this, putting functions in where they are called says no more about a program.
_MOST = 5000
# What only matters to the function itself: that it is left, with a result, and when that is `true`.
_OWN = frozenset({"leave", "give", "answer"})
_TRUTH = frozenset({"true", "false"})
_INVOKE = "invoke "


class Placed(NamedTuple):
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
        effect.through in helpers or (_is_call(effect) and effect.what.removeprefix(_INVOKE) in helpers)
        for effect in function.effects
    )


def placed_effects(functions: Sequence[Placed], helpers: Mapping[str, Placed]) -> list[PlacedEffect]:
    """The effects of these functions, those of helpers in place of the calls of them.

    Args:
        functions: the functions to tell of.
        helpers: the functions that only this side has, by their names.
    """
    calls = {
        effect.what.removeprefix(_INVOKE)
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
                if len(found) >= _MOST:
                    return found
    return found


def _effects(
    placed: Placed, helpers: Mapping[str, Placed], around: tuple[str, ...]
) -> Iterator[PlacedEffect]:
    answers = _answers(placed, helpers) if helpers else {}
    for plain in placed.function.effects:
        effect = _answered(plain, answers) if answers else plain
        if effect.statement is not None and effect.statement in answers:
            for one in answers[effect.statement]:
                for single in asked(one):
                    yield PlacedEffect(effect._replace(statement=single), placed.start)
            continue
        through = helpers.get(effect.through) if effect.through not in around else None
        called = effect.what.removeprefix(_INVOKE) if _is_call(effect) else ""
        helper = helpers.get(called) if called not in around and len(around) < _DEEPEST else None
        if through is not None:
            yield from _results(effect, through, placed)
        elif helper is not None:
            yield from _in_place(effect, helper, helpers, (*around, called))
        elif effect.what not in ("give", "answer"):
            yield PlacedEffect(effect, placed.start)


def _in_place(
    call: Effect, helper: Placed, helpers: Mapping[str, Placed], around: tuple[str, ...]
) -> Iterator[PlacedEffect]:
    given = dict(zip(helper.function.parameters, call.operands, strict=False))
    own = _OWN | _TRUTH if _answer_of(helper) is not None else _OWN
    for effect, start in _effects(helper, helpers, around):
        if effect.what in own:
            continue
        moved = effect._replace(
            operands=tuple(given.get(one, one) for one in effect.operands),
            context=call.context.around(_with(effect.context, given)),
            statement=_given(effect.statement, given) if effect.statement is not None else None,
        )
        yield PlacedEffect(moved, start)


def _answers(placed: Placed, helpers: Mapping[str, Placed]) -> Mapping[Statement, tuple[Statement, ...]]:
    """What it comes to that a helper which only answers a question says yes or no, in the words of its caller."""
    found: dict[Statement, tuple[Statement, ...]] = {}
    for effect in placed.function.effects:
        name = effect.what.removeprefix(_INVOKE) if _is_call(effect) else ""
        answer = _answer_of(helpers[name]) if name in helpers else None
        if answer is None:
            continue
        given = dict(zip(helpers[name].function.parameters, effect.operands, strict=False))
        known = tuple(_given(one, given) for one in answer)
        found.setdefault(("holds", f"#{name}"), known)
        found.setdefault(("fails", f"#{name}"), failing(known))
    return found


def _answer_of(helper: Placed) -> tuple[Statement, ...] | None:
    """What holds where a function answers with yes; None unless it does nothing but answer."""
    answers = [one for one in helper.function.effects if one.what == "answer"]
    results = [one for one in helper.function.effects if one.what == "give"]
    return answers[0].context.guards if len(answers) == 1 == len(results) else None


def _answered(effect: Effect, answers: Mapping[Statement, tuple[Statement, ...]]) -> Effect:
    """The effect with what a helper answers in place of the question."""
    if not any(one in answers for one in effect.context.guards):
        return effect
    guards = tuple(new for one in effect.context.guards for new in answers.get(one, (one,)))
    return effect._replace(context=Context(guards, effect.context.loops))


def _results(effect: Effect, helper: Placed, placed: Placed) -> Iterator[PlacedEffect]:
    """Something grows by what a helper hands back: it grows wherever the helper does so."""
    call = next(one for one in placed.function.effects if one.what == f"{_INVOKE}{effect.through}")
    given = dict(zip(helper.function.parameters, call.operands, strict=False))
    results = [one for one in helper.function.effects if one.what == "give"]
    for result in results:
        yield PlacedEffect(
            effect._replace(context=effect.context.around(_with(result.context, given))), placed.start
        )
    if not results:
        yield PlacedEffect(effect, placed.start)


def _with(context: Context, given: Mapping[str, str]) -> Context:
    return Context(tuple(_given(one, given) for one in context.guards), context.loops)


def _given(statement: Statement, given: Mapping[str, str]) -> Statement:
    """The statement about what the helper was given in place of its parameters."""
    return tuple(_given(one, given) if isinstance(one, tuple) else given.get(one, one) for one in statement)


def _is_call(effect: Effect) -> bool:
    return effect.what.startswith(_INVOKE)
