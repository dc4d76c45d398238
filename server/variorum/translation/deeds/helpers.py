"""Puts helper functions where they are called: what one side has moved to a function of its own, the other does in place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from variorum.translation.deeds.conditions import Statement, failing
from variorum.translation.deeds.deed import Context, Deed, asked
from variorum.translation.deeds.functions import Function

# Helpers that call helpers are followed so far; a function that calls itself is put in once.
_DEEPEST = 4
# With more deeds than this, putting functions in where they are called says no more about a program.
_MOST = 5000
# What only matters to the function itself: that it is left, with a result, and when that is `true`.
_OWN = frozenset({"leave", "give", "answer"})
_TRUTH = frozenset({"true", "false"})
_INVOKE = "invoke "


class Placed(NamedTuple):
    """A function of a file with the place of its item, from which the spans of its deeds count."""

    function: Function
    start: int


class Told(NamedTuple):
    """A deed of a program and the place from which its span counts."""

    deed: Deed
    start: int


def calls_any(function: Function, helpers: Collection[str]) -> bool:
    """Whether the function calls one of these by their names, or lets something grow by its result."""
    return any(
        deed.through in helpers or (_is_call(deed) and deed.what.removeprefix(_INVOKE) in helpers)
        for deed in function.deeds
    )


def told(functions: Sequence[Placed], helpers: Mapping[str, Placed]) -> list[Told]:
    """The deeds of these functions, those of helpers in place of the calls of them.

    Args:
        functions: the functions to tell of.
        helpers: the functions that only this side has, by their names.
    """
    calls = {
        deed.what.removeprefix(_INVOKE)
        for one in (functions if helpers else ())
        for deed in one.function.deeds
        if _is_call(deed)
    }
    found: list[Told] = []
    for one in functions:
        # A helper that is called is told of where that happens.
        if one.function.name not in helpers or one.function.name not in calls:
            for deed in _deeds(one, helpers, ()):
                found.append(deed)
                if len(found) >= _MOST:
                    return found
    return found


def _deeds(placed: Placed, helpers: Mapping[str, Placed], around: tuple[str, ...]) -> Iterator[Told]:
    answers = _answers(placed, helpers) if helpers else {}
    for plain in placed.function.deeds:
        deed = _answered(plain, answers) if answers else plain
        if deed.statement is not None and deed.statement in answers:
            for one in answers[deed.statement]:
                for single in asked(one):
                    yield Told(deed._replace(statement=single), placed.start)
            continue
        through = helpers.get(deed.through) if deed.through not in around else None
        called = deed.what.removeprefix(_INVOKE) if _is_call(deed) else ""
        helper = helpers.get(called) if called not in around and len(around) < _DEEPEST else None
        if through is not None:
            yield from _results(deed, through, placed)
        elif helper is not None:
            yield from _in_place(deed, helper, helpers, (*around, called))
        elif deed.what not in ("give", "answer"):
            yield Told(deed, placed.start)


def _in_place(
    call: Deed, helper: Placed, helpers: Mapping[str, Placed], around: tuple[str, ...]
) -> Iterator[Told]:
    given = dict(zip(helper.function.parameters, call.operands, strict=False))
    own = _OWN | _TRUTH if _answer_of(helper) is not None else _OWN
    for deed, start in _deeds(helper, helpers, around):
        if deed.what in own:
            continue
        moved = deed._replace(
            operands=tuple(given.get(one, one) for one in deed.operands),
            context=call.context.around(_with(deed.context, given)),
            statement=_given(deed.statement, given) if deed.statement is not None else None,
        )
        yield Told(moved, start)


def _answers(placed: Placed, helpers: Mapping[str, Placed]) -> Mapping[Statement, tuple[Statement, ...]]:
    """What it comes to that a helper which only answers a question says yes or no, in the words of its caller."""
    found: dict[Statement, tuple[Statement, ...]] = {}
    for deed in placed.function.deeds:
        name = deed.what.removeprefix(_INVOKE) if _is_call(deed) else ""
        answer = _answer_of(helpers[name]) if name in helpers else None
        if answer is None:
            continue
        given = dict(zip(helpers[name].function.parameters, deed.operands, strict=False))
        held = tuple(_given(one, given) for one in answer)
        found.setdefault(("holds", f"#{name}"), held)
        found.setdefault(("fails", f"#{name}"), failing(held))
    return found


def _answer_of(helper: Placed) -> tuple[Statement, ...] | None:
    """What holds where a function answers with yes; None unless it does nothing but answer."""
    answers = [one for one in helper.function.deeds if one.what == "answer"]
    results = [one for one in helper.function.deeds if one.what == "give"]
    return answers[0].context.guards if len(answers) == 1 == len(results) else None


def _answered(deed: Deed, answers: Mapping[Statement, tuple[Statement, ...]]) -> Deed:
    """The deed with what a helper answers in place of the question."""
    if not any(one in answers for one in deed.context.guards):
        return deed
    guards = tuple(new for one in deed.context.guards for new in answers.get(one, (one,)))
    return deed._replace(context=Context(guards, deed.context.loops))


def _results(deed: Deed, helper: Placed, placed: Placed) -> Iterator[Told]:
    """Something grows by what a helper hands back: it grows wherever the helper does so."""
    call = next(one for one in placed.function.deeds if one.what == f"{_INVOKE}{deed.through}")
    given = dict(zip(helper.function.parameters, call.operands, strict=False))
    results = [one for one in helper.function.deeds if one.what == "give"]
    for result in results:
        yield Told(deed._replace(context=deed.context.around(_with(result.context, given))), placed.start)
    if not results:
        yield Told(deed, placed.start)


def _with(context: Context, given: Mapping[str, str]) -> Context:
    return Context(tuple(_given(one, given) for one in context.guards), context.loops)


def _given(statement: Statement, given: Mapping[str, str]) -> Statement:
    """The statement about what the helper was given in place of its parameters."""
    return tuple(_given(one, given) if isinstance(one, tuple) else given.get(one, one) for one in statement)


def _is_call(deed: Deed) -> bool:
    return deed.what.startswith(_INVOKE)
