"""Reads a loop with a counter, written as three statements, as the range it runs over: as languages with `range` write it."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.program.node import Statement
from variorum.program.statements import Loop
from variorum.translation.suspicion.term import CONSTANT, COUNTED_LOOP, SET, Term, term
from variorum.translation.suspicion.term_reader import TermReader

_ONE = f"{CONSTANT}1"


def counted_loop(first: Statement, loop: Statement, reader: TermReader) -> Term | None:
    """Returns the term of a loop and the statement before it, None if they do not count.

    Its parts are the counter, the first value, the value that is not reached, and a step other than 1.
    """
    if (
        not isinstance(loop, Loop)
        or loop.test is None
        or loop.update is None
        or len(loop.update.statements) != 1
    ):
        return None
    start, update, test = reader.read(first), reader.read(loop.update.statements[0]), reader.read(loop.test)
    if (
        start.label != SET
        or update.label != SET
        or not start.parts[0].is_name
        or test.label not in ("<", "<=")
    ):
        return None
    counter = start.parts[0]
    step = _step(update, counter)
    if update.parts[0].key != counter.key or step is None:
        return None
    is_upward = not step.key.startswith(f"{CONSTANT}-")
    small, large = test.parts
    limit, tested = (large, small) if is_upward else (small, large)
    if tested.key != counter.key:
        return None
    if test.label == "<=":
        limit = _beyond(limit, 1 if is_upward else -1)
    steps = [] if step.key == _ONE else [step]
    return term(COUNTED_LOOP, [counter, start.parts[1], limit, *steps], loop)


def _step(update: Term, counter: Term) -> Term | None:
    change = update.parts[1]
    if change.label not in ("+", "-") or len(change.parts) != 2:
        return None
    others = [part for part in change.parts if part.key != counter.key]
    if len(others) != 1:
        return None
    if change.label == "+":
        return others[0]
    constant = _integer(others[0])
    return None if constant is None else term(f"{CONSTANT}{-constant}", [], others[0].node)


def _beyond(limit: Term, by: int) -> Term:
    """Returns the limit of `<` for one of `<=`: a number more or less."""
    constant = _integer(limit)
    if constant is not None:
        return term(f"{CONSTANT}{constant + by}", [], limit.node)
    undone = "-" if by > 0 else "+"
    ones: Sequence[Term] = [part for part in limit.parts if part.key == _ONE]
    if limit.label == undone and ones and len(limit.parts) == 2:
        return next(part for part in limit.parts if part is not ones[0])
    return term("+" if by > 0 else "-", [limit, term(_ONE, [], limit.node)], limit.node)


def _integer(one: Term) -> int | None:
    spelled = one.label.removeprefix(CONSTANT)
    return int(spelled) if one.is_constant and spelled.lstrip("-").isdecimal() else None
