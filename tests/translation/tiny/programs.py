"""Tiny programs by chance: totals over a list with decisions in them, and questions about a list."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.translation.tiny.tree import (
    Both,
    Change,
    Count,
    Each,
    Expression,
    Function,
    If,
    Let,
    Name,
    Not,
    Number,
    Print,
    Program,
    Return,
    Statement,
)

ELEMENT = "price"
_LISTS, _NUMBERS = ("prices",), ("limit", "bonus")
_constants = st.integers(3, 90).map(Number)
_values: st.SearchStrategy[Expression] = st.one_of(
    st.sampled_from([Name(ELEMENT), Name("limit"), Name("bonus")]), _constants
)


def _sums(values: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    return st.builds(Both, st.sampled_from(["+", "-", "*"]), values, _constants)


_comparisons: st.SearchStrategy[Expression] = st.builds(
    Both,
    st.sampled_from(["<", ">", "<=", ">=", "=="]),
    st.just(Name(ELEMENT)),
    st.one_of(st.sampled_from([Name("limit"), Name("bonus")]), _constants),
)
_conditions: st.SearchStrategy[Expression] = st.one_of(
    _comparisons,
    st.builds(Not, _comparisons),
    st.builds(
        Both,
        st.sampled_from(["and", "or"]),
        _comparisons,
        st.one_of(_comparisons, st.builds(Not, _comparisons)),
    ),
)


def _changes(name: str) -> st.SearchStrategy[Statement]:
    return st.builds(Change, st.just(name), st.sampled_from(["+", "-"]), _sums(_values))


@st.composite
def totals(draw: st.DrawFn) -> Program:
    """A total and a count over a list, with a decision of two or three arms."""
    first, second, third = draw(st.lists(_changes("total"), min_size=3, max_size=3, unique=True))
    arms: tuple[Statement, ...] = (third,)
    if draw(st.booleans()):
        arms = (If(draw(_conditions), (second,), arms),)
    decision = If(draw(_conditions), (first, Change("known", "+", Number(1))), arms)
    body: tuple[Statement, ...] = (
        Let("total", draw(_constants)),
        Let("known", Number(0)),
        Each(ELEMENT, "prices", (decision,)),
        Print(draw(st.sampled_from(["known: ", "prices within: "])), Name("known")),
        Return(Both("*", Name("total"), draw(_constants))),
    )
    return (Function("total", _LISTS, _NUMBERS, body),)


@st.composite
def single_totals(draw: st.DrawFn) -> Program:
    """A total over those elements of a list for which something holds."""
    change = Change("total", "+", draw(_sums(st.just(Name(ELEMENT)))))
    body: tuple[Statement, ...] = (
        Let("total", Number(0)),
        Each(ELEMENT, "prices", (If(draw(_conditions), (change,)),)),
        Return(Both("+", Name("total"), draw(_constants))),
    )
    return (Function("total", _LISTS, _NUMBERS, body),)


@st.composite
def counted(draw: st.DrawFn) -> Program:
    """A total over the numbers up to a limit."""
    name = "day"
    other: Expression = Both("*", Name(name), draw(_constants))
    body: tuple[Statement, ...] = (
        Let("total", draw(_constants)),
        Count(
            name,
            Number(draw(st.integers(0, 3))),
            Name("limit"),
            (
                If(
                    Both(draw(st.sampled_from(["<", ">", "=="])), Name(name), draw(_constants)),
                    (Change("total", "+", other),),
                    (Change("total", "-", draw(_constants)),),
                ),
            ),
        ),
        Return(Name("total")),
    )
    return (Function("total", (), _NUMBERS, body),)


@st.composite
def questions(draw: st.DrawFn) -> Program:
    """Whether there is an element of some kind."""
    found = draw(st.booleans())
    yes, no = ("true", "false") if found else ("false", "true")
    body: tuple[Statement, ...] = (
        Each(ELEMENT, "prices", (If(draw(_conditions), (Return(Name(yes)),)),)),
        Return(Name(no)),
    )
    return (Function("is_there", _LISTS, _NUMBERS, body, is_condition=True),)


def programs() -> st.SearchStrategy[Program]:
    """Any of the kinds."""
    return st.one_of(totals(), single_totals(), counted(), questions())
