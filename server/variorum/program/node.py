"""What every part of a program is: a range of its text, an expression or a statement; and what names stand for."""

from __future__ import annotations

from typing import ClassVar

import attrs

from variorum.program.types import ANY, Type


@attrs.frozen(eq=False)
class Node:
    """A part of a program. `start` and `end` are byte offsets into the file; what sugar lowers to has the
    range of the sugar."""

    start: int = attrs.field(kw_only=True, default=0)
    end: int = attrs.field(kw_only=True, default=0)


@attrs.define(eq=False)
class Symbol:
    """What a name stands for: one object for one variable, parameter, function, class, or global of a program."""

    LOCAL: ClassVar[str] = "local"
    PARAMETER: ClassVar[str] = "parameter"
    GLOBAL: ClassVar[str] = "global"
    FUNCTION: ClassVar[str] = "function"
    CLASS: ClassVar[str] = "class"
    MODULE: ClassVar[str] = "module"
    FIELD: ClassVar[str] = "field"

    name: str
    kind: str
    type: Type = ANY
    is_captured: bool = False
    """Whether a nested function uses it, so that it outlives the call that made it."""
    path: str = ""
    """Of something imported: where it comes from, as in `collections.Counter`."""


@attrs.frozen(eq=False)
class Expression(Node):
    """What has a value."""


@attrs.frozen(eq=False)
class Statement(Node):
    """What is done."""
