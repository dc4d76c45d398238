"""Divides the two programs of a pair into pieces that are compared with each other: matched functions, and what is left."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

import attrs

from variorum.languages import Language
from variorum.program.declarations import DefineClass, DefineFunction, Function, Program
from variorum.program.node import Node
from variorum.syntax.span import Span
from variorum.translation.alignment import ItemMatch
from variorum.translation.alignment_candidates import Candidate
from variorum.translation.suspicion.statement_terms import StatementTerm, statement_terms
from variorum.translation.suspicion.term_reader import TermReader


@attrs.frozen
class Group:
    """The statements of a function and of its counterpart, or those outside of matched functions."""

    source: Sequence[StatementTerm]
    target: Sequence[StatementTerm]
    span: Span | None = None
    """The range of the translation's function."""


def groups(
    source: Program,
    source_language: Language,
    target: Program,
    target_language: Language,
    matched: Sequence[ItemMatch],
) -> Iterator[Group]:
    """Yields every statement of both programs in one group."""
    first, second = _outermost(source), _outermost(target)
    paired: set[int] = set()
    reader, other_reader = TermReader(source_language), TermReader(target_language)
    for one, other in matched:
        if one is None or other is None or one.is_type:
            continue
        function, counterpart = _declared_at(one, first), _declared_at(other, second)
        if function is not None and counterpart is not None:
            paired |= {id(function), id(counterpart)}
            yield Group(
                statement_terms([function], reader),
                statement_terms([counterpart], other_reader),
                Span(counterpart.start, counterpart.end),
            )
    yield Group(
        statement_terms(_left(source, first, paired), reader),
        statement_terms(_left(target, second, paired), other_reader),
    )


def _outermost(program: Program) -> list[Function]:
    """Returns the functions and methods that are in no other function, in order."""
    every = [*program.functions, *(method for each in program.classes for method in each.methods)]
    found: list[Function] = []
    for function in sorted(every, key=lambda each: (each.start, -each.end)):
        if not found or function.start >= found[-1].end:
            found.append(function)
    return found


def _declared_at(candidate: Candidate, functions: Sequence[Function]) -> Function | None:
    """Returns the first function in the candidate; `functions` are in order and do not overlap."""
    span = candidate.span
    index = bisect_left(functions, span.start, key=lambda each: each.start)
    return functions[index] if index < len(functions) and functions[index].end <= span.end else None


def _left(program: Program, functions: Sequence[Function], paired: set[int]) -> list[Node]:
    """Returns what no pair of functions has: other functions, and statements outside of functions."""
    alone: list[Node] = [each for each in functions if id(each) not in paired]
    fields = [each for one in program.classes for each in (*one.fields, *one.initialisers)]
    outside = [each for each in program.statements if not isinstance(each, DefineFunction | DefineClass)]
    return sorted([*alone, *fields, *outside], key=lambda each: each.start)
