"""The representation of effects: an action of a program with the conditions under which it happens."""

from __future__ import annotations

from typing import NamedTuple

from variorum.syntax.name_words import words_of
from variorum.syntax.span import Span
from variorum.translation.effects.conditions import Predicate, opposite

ORDERED_OPERATORS = frozenset({"/", "%", "<<", ">>", "**"})
"""Operators whose operands cannot be swapped. The operands of others are sorted."""


class Context(NamedTuple):
    """The guards of a place, and how many loops enclose it."""

    guards: tuple[Predicate, ...] = ()
    loops: int = 0

    def assuming(self, predicates: tuple[Predicate, ...]) -> Context:
        """Returns the context with more guards. An equality replaces the inequalities about its operands."""
        known = [one for one in self.guards if one not in predicates]
        for word, *keys in predicates:
            if word == "==":
                known = [one for one in known if one[0] != "!=" or not set(one[1:]) & set(keys)]
        return Context((*known, *predicates), self.loops)

    def in_loop(self) -> Context:
        """Returns the context inside one more loop."""
        return Context(self.guards, self.loops + 1)

    def enclosing(self, inner: Context) -> Context:
        """Returns the context of something with the given inner context, inside this one."""
        return Context(self.assuming(inner.guards).guards, self.loops + inner.loops)


class Completion(NamedTuple):
    """How a piece of code completes: the guards of the code after it, and whether that is unreachable."""

    guards: tuple[Predicate, ...] = ()
    is_abrupt: bool = False


NORMAL = Completion()
ABRUPT = Completion(is_abrupt=True)


class Effect(NamedTuple):
    """An action of a program."""

    action: str
    """`update`, `number 7`, `text of`, `operator *`, `call sort`, `invoke total`, `loop`, `if` and so on."""
    operands: tuple[str, ...]
    """The keys of its operands, if their order matters."""
    context: Context
    span: Span
    """The range, relative to the item."""
    predicate: Predicate | None = None
    """The predicate that an `if` tests."""
    added_call: str = ""
    """The function whose result an update adds. If that is a helper, each of its results is one update."""


def atomic_predicates(predicate: Predicate) -> tuple[Predicate, ...]:
    """Returns the predicates inside a predicate, each as itself or its opposite, whichever sorts first: the order of
    branches is style.
    """
    if predicate[0] == "or":
        return tuple(
            one
            for several in predicate[1:]
            for alternative in several
            for one in atomic_predicates(alternative)
        )
    other = opposite(predicate)
    return (min(predicate, other, key=repr) if other is not None else predicate,)


def plain_name(name: str) -> str:
    """Returns a name in lower case without separators."""
    return "".join(words_of(name))
