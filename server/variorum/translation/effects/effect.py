"""An effect: one thing that a program does or works out, with all that has to hold for it to happen."""

from __future__ import annotations

from typing import NamedTuple

from variorum.syntax.name_words import words_of
from variorum.syntax.span import Span
from variorum.translation.effects.conditions import Statement, opposite

DIRECTED = frozenset({"/", "%", "<<", ">>", "**"})
"""Operators whose operands cannot change places; the others' are told in any order."""


class Context(NamedTuple):
    """What holds at a place, and how many loops are around it."""

    guards: tuple[Statement, ...] = ()
    loops: int = 0

    def knowing(self, statements: tuple[Statement, ...]) -> Context:
        """The context in which these hold too. What something equals makes it needless to say what it does not equal."""
        known = [one for one in self.guards if one not in statements]
        for word, *keys in statements:
            if word == "==":
                known = [one for one in known if one[0] != "!=" or not set(one[1:]) & set(keys)]
        return Context((*known, *statements), self.loops)

    def repeated(self) -> Context:
        """The context inside one more loop."""
        return Context(self.guards, self.loops + 1)

    def around(self, inner: Context) -> Context:
        """The context of something that happens under the inner conditions inside of this one."""
        return Context(self.knowing(inner.guards).guards, self.loops + inner.loops)


class After(NamedTuple):
    """What is known behind a piece of code: what holds there, and whether nothing gets there."""

    guards: tuple[Statement, ...] = ()
    leaves: bool = False


GOES_ON = After()
LEAVES = After(leaves=True)


class Effect(NamedTuple):
    """Something that is done or worked out."""

    what: str
    """`update`, `number 7`, `text of`, `operator *`, `call sort`, `invoke total`, `loop`, `if` ..., as `meaning` names them."""
    operands: tuple[str, ...]
    """The keys of what it is done with, where their order matters."""
    context: Context
    span: Span
    """Where, relative to the item."""
    statement: Statement | None = None
    """What an `if` asks."""
    through: str = ""
    """The function whose result something grows by; where that is a helper, each of its results is an effect of its own."""


def asked(statement: Statement) -> tuple[Statement, ...]:
    """The single things that are asked, each as itself or its opposite: which arm comes first is a matter of style."""
    if statement[0] == "or":
        return tuple(
            one for several in statement[1:] for alternative in several for one in asked(alternative)
        )
    other = opposite(statement)
    return (min(statement, other, key=repr) if other is not None else statement,)


def plain_name(name: str) -> str:
    """A name without letter case and separators."""
    return "".join(words_of(name))
