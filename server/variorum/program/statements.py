"""The statements of the representation."""

from __future__ import annotations

import attrs

from variorum.program.node import Expression, Node, Statement, Symbol
from variorum.program.types import Type


@attrs.frozen(eq=False)
class Evaluate(Statement):
    """An expression for its effects."""

    value: Expression


@attrs.frozen(eq=False)
class Declare(Statement):
    """Makes a variable for the block; without a value it has its type's default, or none."""

    symbol: Symbol
    value: Expression | None = None


@attrs.frozen(eq=False)
class Block(Statement):
    """Statements in order."""

    statements: tuple[Statement, ...]


@attrs.frozen(eq=False)
class If(Statement):
    """A branch."""

    test: Expression
    then: Block
    otherwise: Block | None = None


@attrs.frozen(eq=False)
class Loop(Statement):
    """Repeats while `test` holds (None: for ever). `update` runs after the body and after `continue`. `otherwise` runs if no
    `break` ends the loop. With `tests_last` the body runs before the first test."""

    test: Expression | None
    body: Block
    update: Block | None = None
    otherwise: Block | None = None
    label: str = ""
    tests_last: bool = False


@attrs.frozen(eq=False)
class ForEach(Statement):
    """Runs the body for each value (or `keys`: each key or index) of an iterable. Each round has variables of its own."""

    target: Expression
    iterable: Expression
    body: Block
    keys: bool = False
    otherwise: Block | None = None
    label: str = ""
    declares: tuple[Symbol, ...] = ()


@attrs.frozen(eq=False)
class Labelled(Statement):
    """A block that `break label` leaves. Switches lower to it."""

    label: str
    body: Block


@attrs.frozen(eq=False)
class Landing(Statement):
    """Runs the body. Where an `Escape` with its label leaves it, the target gets the value; without a target it is returned."""

    label: str
    body: Block
    target: Expression | None = None


@attrs.frozen(eq=False)
class Escape(Statement):
    """Leaves the `Landing` with the label, out of all functions that were called in it."""

    label: str
    value: Expression | None = None


@attrs.frozen(eq=False)
class Break(Statement):
    """Leaves the loop or block with the label; without one the innermost loop."""

    label: str = ""


@attrs.frozen(eq=False)
class Continue(Statement):
    """Goes on with the next round."""

    label: str = ""


@attrs.frozen(eq=False)
class Return(Statement):
    """Leaves the function."""

    value: Expression | None = None


@attrs.frozen(eq=False)
class Throw(Statement):
    """Raises an exception; without a value the one that is handled again."""

    value: Expression | None = None


@attrs.frozen(eq=False)
class Handler(Node):
    """Handles exceptions of the types (all, if there are none)."""

    types: tuple[Type, ...]
    symbol: Symbol | None
    body: Block


@attrs.frozen(eq=False)
class Try(Statement):
    """`otherwise` runs if nothing was raised, `final` always."""

    body: Block
    handlers: tuple[Handler, ...] = ()
    otherwise: Block | None = None
    final: Block | None = None


@attrs.frozen(eq=False)
class Delete(Statement):
    """Unbinds a variable or removes an element."""

    target: Expression


@attrs.frozen(eq=False)
class Append(Statement):
    """Adds a value to the list or set in a variable. Comprehensions lower to it."""

    target: Expression
    value: Expression


@attrs.frozen(eq=False)
class OpaqueStatement(Statement):
    """What cannot be lowered, with the reason."""

    reason: str
    parts: tuple[Node, ...] = ()
