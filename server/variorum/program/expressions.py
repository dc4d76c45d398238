"""The expressions of the representation.

They are evaluated from left to right, each part once. Where a language evaluates in another order, or evaluates a part once that
is used twice (`a[f()] += 1`), the lowering writes temporary variables with `Do`.
"""

from __future__ import annotations

import attrs

from variorum.program.node import Expression, Node, Statement, Symbol
from variorum.program.types import ANY, Type


@attrs.frozen(eq=False)
class Constant(Expression):
    """A literal: `int`, `float`, `bool`, `str`, `bytes` or None, with its type. A character is a `str` of type CHAR."""

    value: object
    type: Type = ANY


@attrs.frozen(eq=False)
class Variable(Expression):
    """A name that the file binds."""

    symbol: Symbol


@attrs.frozen(eq=False)
class Unbound(Expression):
    """A name that the file does not bind: something of the standard library, of another file, or a mistake."""

    name: str


@attrs.frozen(eq=False)
class This(Expression):
    """The receiver of the method."""


@attrs.frozen(eq=False)
class Member(Expression):
    """A field, property or static member of a value, a class or a module."""

    object: Expression
    name: str


@attrs.frozen(eq=False)
class Index(Expression):
    """An element of a list, map, text or tuple."""

    object: Expression
    index: Expression


@attrs.frozen(eq=False)
class Slice(Expression):
    """A part of a sequence; a bound that is left out is None."""

    object: Expression
    low: Expression | None
    high: Expression | None
    step: Expression | None = None


@attrs.frozen(eq=False)
class Unary(Expression):
    """`-`, `+`, `~`, or `not`."""

    operator: str
    operand: Expression


@attrs.frozen(eq=False)
class Binary(Expression):
    """Arithmetic, bits, comparison: `+ - * / // % ** << >> >>> & | ^ == != < <= > >= <=> is in`.

    `matches` compares with a label of a switch, by value. `+=` and its like change a container in place where there is one, and
    give it; otherwise they are the operator without `=`.
    `/` is the language's own division and `==` its own equality (`is` is identity: Java's `==` of objects, JavaScript's `===` is
    `===`). `in` has the container on its right. What they do to which values the language's semantics say.
    """

    operator: str
    left: Expression
    right: Expression


@attrs.frozen(eq=False)
class Logical(Expression):
    """`and`, `or`, or `else` (the right side if the left is null): evaluates its right side only if the left does not decide."""

    operator: str
    left: Expression
    right: Expression


@attrs.frozen(eq=False)
class Conditional(Expression):
    """`test ? then : otherwise`."""

    test: Expression
    then: Expression
    otherwise: Expression


@attrs.frozen(eq=False)
class Argument(Node):
    """An argument of a call: `name` where it is passed by name, `spread` of `*` (a sequence) or `**` (a map)."""

    value: Expression
    name: str = ""
    spread: str = ""


@attrs.frozen(eq=False)
class Call(Expression):
    """A call of a function value, a named function or a class (which constructs, in languages without `new`)."""

    function: Expression
    arguments: tuple[Argument, ...] = ()
    type_arguments: tuple[Type, ...] = ()


@attrs.frozen(eq=False)
class MethodCall(Expression):
    """A call of a method of a value, a class (static) or a module. With `is_safe` (`?.`) it is null if the receiver is."""

    receiver: Expression
    name: str
    arguments: tuple[Argument, ...] = ()
    is_safe: bool = False


@attrs.frozen(eq=False)
class SuperCall(Expression):
    """A call of the base class's method, or of its constructor where `name` is empty."""

    name: str
    arguments: tuple[Argument, ...] = ()


@attrs.frozen(eq=False)
class New(Expression):
    """Construction of a value of a type. For arrays the arguments are the lengths, outermost first."""

    type: Type
    arguments: tuple[Argument, ...] = ()


@attrs.frozen(eq=False)
class Collection(Expression):
    """A list, set or tuple that is written out, by the kind of `type`. A `Spread` among the elements adds all of its own."""

    type: Type
    elements: tuple[Expression, ...]


@attrs.frozen(eq=False)
class Spread(Expression):
    """All elements of a value, in a `Collection`; all its entries, in a `Mapping`."""

    value: Expression


@attrs.frozen(eq=False)
class Entry(Node):
    """A key and its value; for a spread the key is None."""

    key: Expression | None
    value: Expression


@attrs.frozen(eq=False)
class Mapping(Expression):
    """A map, or an object literal of a language whose objects are maps (`type.name` is `object` then)."""

    type: Type
    entries: tuple[Entry, ...]


@attrs.frozen(eq=False)
class Cast(Expression):
    """A conversion: written, or implied by an assignment to a declared type that is not the value's."""

    type: Type
    value: Expression
    is_implied: bool = False


@attrs.frozen(eq=False)
class TypeTest(Expression):
    """Whether a value is of a type."""

    value: Expression
    type: Type


@attrs.frozen(eq=False)
class Format(Expression):
    """String interpolation: texts and values in turn, joined. A `Formatted` part has a format of its own."""

    parts: tuple[Expression, ...]


@attrs.frozen(eq=False)
class Formatted(Expression):
    """A value with a format specification, as the language writes it (`.2f`), and a conversion (`r` of Python's `!r`)."""

    value: Expression
    specification: Expression | None = None
    conversion: str = ""


@attrs.frozen(eq=False)
class Assign(Expression):
    """Stores a value; the result is the value stored. The target is a `Variable`, `Member`, `Index`, `Slice`, `Dereference` or
    `Destructuring`."""

    target: Expression
    value: Expression


@attrs.frozen(eq=False)
class Destructuring(Expression):
    """A target that takes a value apart: by position, or by key where `keys` is not empty. `rest` is the index of
    the element that takes what is left, -1 if there is none."""

    elements: tuple[Expression, ...]
    rest: int = -1
    keys: tuple[str, ...] = ()


@attrs.frozen(eq=False)
class Do(Expression):
    """Runs statements, then evaluates. Sugar with effects lowers to it: `i++`, compound assignment, comprehensions."""

    statements: tuple[Statement, ...]
    value: Expression


@attrs.frozen(eq=False)
class Reference(Expression):
    """The place of a variable, member or element: `&x`, an argument passed by reference."""

    target: Expression


@attrs.frozen(eq=False)
class Dereference(Expression):
    """What a pointer or reference points to."""

    pointer: Expression


@attrs.frozen(eq=False)
class Yield(Expression):
    """Hands a value to the caller of a generator; `is_all` for each value of an iterable."""

    value: Expression | None
    is_all: bool = False


@attrs.frozen(eq=False)
class OpaqueExpression(Expression):
    """What cannot be lowered, with the reason. Its parts are not evaluated; analyses that look for names use them."""

    reason: str
    parts: tuple[Node, ...] = ()
