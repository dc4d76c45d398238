"""The statements of a piece of a program as terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property

import attrs

from variorum.program.declarations import DefineClass, DefineFunction
from variorum.program.expressions import Do
from variorum.program.node import Node, Statement
from variorum.program.statements import Block, Loop
from variorum.program.traversal import children
from variorum.translation.suspicion.counted_loop import counted_loop
from variorum.translation.suspicion.term import Term
from variorum.translation.suspicion.term_reader import TermReader

_DEFINITIONS = (DefineClass, DefineFunction)


@attrs.frozen(eq=False, slots=False)
class StatementTerm:
    """A statement, with the labels and keys of all terms in it."""

    term: Term

    @cached_property
    def features(self) -> Counter[str]:
        """How often each label and each key occurs."""
        return Counter(spelling for each in self.term.walk() for spelling in (each.label, each.key))


def statement_terms(roots: Iterable[Node], reader: TermReader) -> list[StatementTerm]:
    """Returns the statements of some functions or statements in order, those of functions declared in them too."""
    return [StatementTerm(each) for root in roots for each in _terms(root, reader)]


def _terms(node: Node, reader: TermReader) -> Iterator[Term]:
    if isinstance(node, Block):
        yield from _sequence(node.statements, reader)
        return
    if isinstance(node, Do) and len(node.statements) == 1:
        # The statement around it has its term.
        node = node.statements[0]
    elif isinstance(node, Do):
        yield from _sequence(node.statements, reader)
        node = node.value
    elif isinstance(node, Statement) and not isinstance(node, _DEFINITIONS):
        yield reader.read(node)
    for child in children(node):
        yield from _terms(child, reader)


def _sequence(statements: tuple[Statement, ...], reader: TermReader) -> Iterator[Term]:
    waiting = list(statements)
    while waiting:
        first = waiting.pop(0)
        counted = counted_loop(first, waiting[0], reader) if waiting else None
        if counted is None:
            yield from _terms(first, reader)
            continue
        loop = waiting.pop(0)
        assert isinstance(loop, Loop)
        yield counted
        yield from _terms(loop.body, reader)
