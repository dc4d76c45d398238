"""Functions, classes and whole programs, and where they are defined among statements and expressions."""

from __future__ import annotations

import attrs

from variorum.program.expressions import Destructuring
from variorum.program.node import Expression, Node, Statement, Symbol
from variorum.program.statements import Block
from variorum.program.types import ANY, Type

PARTIAL = "partial"
"""The form of a class that another file declares: only some of its methods and fields are known."""


@attrs.frozen(eq=False)
class Parameter(Node):
    """A parameter. `rest` is `*` (the other arguments) or `**` (the other named ones)."""

    symbol: Symbol
    default: Expression | None = None
    rest: str = ""
    is_by_reference: bool = False
    is_keyword_only: bool = False
    pattern: Destructuring | None = None
    """What takes the argument apart, where the parameter has no name of its own."""


@attrs.frozen(eq=False)
class Function(Node):
    """A function, method, constructor (`name` is empty) or lambda. `body` is None where only its signature is declared."""

    name: str
    parameters: tuple[Parameter, ...]
    body: Block | None
    result: Type = ANY
    owner: str = ""
    """The class whose member it is."""
    is_static: bool = False
    is_class_method: bool = False
    is_property: bool = False
    is_setter: bool = False
    is_generator: bool = False
    is_hoisted: bool = False
    is_expression: bool = False
    """Whether a lambda's body is one expression, whose value is the result (a `Return` stands in `body`)."""
    has_own_receiver: bool = False
    """Whether a lambda that is called as a member of an object has the object as its receiver (JavaScript's `function`)."""
    is_opaque: bool = False
    """Whether something in front of it changes what it does, such as a decorator that nobody knows."""
    receiver: Symbol | None = None
    """The name of the receiver, where the language writes it (`self`)."""


@attrs.frozen(eq=False)
class Field(Node):
    """A field of a class, with what it starts with."""

    symbol: Symbol
    value: Expression | None = None
    is_static: bool = False


@attrs.frozen(eq=False)
class Class(Node):
    """A class. `form` is `class`, `record`, `struct`, `enum`, or `interface`; constants of an enum are static fields whose value
    constructs them."""

    name: str
    form: str = "class"
    bases: tuple[Type, ...] = ()
    fields: tuple[Field, ...] = ()
    methods: tuple[Function, ...] = ()
    initialisers: tuple[Block, ...] = ()
    """Blocks that run when the class is first used (`static { … }`), in order."""
    outer: str = ""
    number: int | None = None
    """Of a variant of an enum: the number that the text gives it."""


@attrs.frozen(eq=False)
class Program(Node):
    """A whole file. `statements` are those at the top level, definitions of functions and classes among them in their order where
    that order matters; `functions` and `classes` are all that the file has, nested classes too, methods not."""

    language: str
    functions: tuple[Function, ...] = ()
    classes: tuple[Class, ...] = ()
    statements: tuple[Statement, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    """The names of the top level, imported ones too."""
    binds_unseen: bool = False
    """Whether something unseen may bind names: an import of all that a module has, or a part that does not parse."""
    needed_to_load: frozenset[str] = frozenset()
    """The names that something else binds, or the top level could not run."""


@attrs.frozen(eq=False)
class DefineFunction(Statement):
    """A function declared among statements. Its symbol is bound from here on; where it `is_hoisted`, in the whole block."""

    function: Function
    symbol: Symbol


@attrs.frozen(eq=False)
class DefineClass(Statement):
    """A class declared among statements."""

    definition: Class
    symbol: Symbol


@attrs.frozen(eq=False)
class Lambda(Expression):
    """A function value that captures the variables around it."""

    function: Function
