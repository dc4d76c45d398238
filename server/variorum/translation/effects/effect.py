"""An effect: one thing that a program does or works out, with all that has to hold for it to happen."""

from __future__ import annotations

from typing import NamedTuple

from variorum.syntax.name_words import words_of
from variorum.syntax.span import Span
from variorum.translation.effects.conditions import Predicate, opposite

ORDERED_OPERATORS = frozenset({"/", "%", "<<", ">>", "**"})
"""Operators whose operands cannot change places; the others' are told in any order."""


class Context(NamedTuple):
    """What holds at a place, and how many loops are around it."""

    guards: tuple[Predicate, ...] = ()
    loops: int = 0

    def assuming(self, predicates: tuple[Predicate, ...]) -> Context:
        """The context in which these hold too. What something equals makes it needless to say what it does not equal."""
        known = [one for one in self.guards if one not in predicates]
        for word, *keys in predicates:
            if word == "==":
                known = [one for one in known if one[0] != "!=" or not set(one[1:]) & set(keys)]
        return Context((*known, *predicates), self.loops)

    def in_loop(self) -> Context:
        """The context inside one more loop."""
        return Context(self.guards, self.loops + 1)

    def enclosing(self, inner: Context) -> Context:
        """The context of something that happens under the inner conditions inside of this one."""
        return Context(self.assuming(inner.guards).guards, self.loops + inner.loops)


class Completion(NamedTuple):
    """What is known behind a piece of code: what holds there, and whether nothing gets there."""

    guards: tuple[Predicate, ...] = ()
    is_abrupt: bool = False


NORMAL = Completion()
ABRUPT = Completion(is_abrupt=True)


class Effect(NamedTuple):
    """Something that is done or worked out."""

    action: str
    """`update`, `number 7`, `text of`, `operator *`, `call sort`, `invoke total`, `loop`, `if` ..., as `meaning` names them."""
    operands: tuple[str, ...]
    """The keys of what it is done with, where their order matters."""
    context: Context
    span: Span
    """Where, relative to the item."""
    predicate: Predicate | None = None
    """What an `if` asks."""
    added_call: str = ""
    """The function whose result something grows by; where that is a helper, each of its results is an effect of its own."""


def atomic_predicates(predicate: Predicate) -> tuple[Predicate, ...]:
    """The single things that are asked, each as itself or its opposite: which arm comes first is a matter of style."""
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
    """A name without letter case and separators."""
    return "".join(words_of(name))
