"""Makes classes of functions that are given methods one by one, as programs did before their language had classes.

`function Line() { this.size = 0; }` with `Line.prototype.grow = function () { … };` is a class with a constructor and a method,
and `Line.of = function () { … };` a static method of it. Compilers write all of that inside of a function that is called at
once and returns `Line`; such a function is opened first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs

from variorum.program.declarations import Class, DefineClass, DefineFunction, Field, Function, Lambda, Program
from variorum.program.expressions import Assign, Call, Constant, Mapping, Member, Unbound, Variable
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Declare, Evaluate, Return

_Holder = Symbol | str
"""A variable that holds a class, or the path of a member that does."""


@attrs.frozen
class _Given:
    """A function or value that a class is given: its name, and whether objects have it."""

    name: str
    value: Expression
    is_static: bool


def with_prototype_classes(program: Program, prototype: str) -> Program:
    """Returns the program with such classes. `prototype` is the member of a function that holds the methods."""
    statements = tuple(_opened(program.statements))
    declared = (each.symbol for each in statements if isinstance(each, Declare | DefineFunction))
    given: dict[_Holder, list[_Given]] = {}
    for statement in statements:
        for holder, each in _given_by(statement, prototype):
            given.setdefault(holder, []).append(each)
    constructors = dict(filter(None, map(_defined, statements)))
    classes = {
        holder: _class_of(_name_of(holder), constructors[holder], each)
        for holder, each in given.items()
        if holder in constructors and any(isinstance(one.value, Lambda) and not one.is_static for one in each)
    }
    if not classes:
        return program
    for holder in classes:
        if isinstance(holder, Symbol):
            holder.kind = Symbol.CLASS
    replaced = {constructors[holder].start for holder in classes}
    return attrs.evolve(
        program,
        functions=tuple(each for each in program.functions if each.start not in replaced),
        classes=(*program.classes, *classes.values()),
        symbols=tuple(dict.fromkeys((*program.symbols, *declared))),
        statements=tuple(_replaced(statements, classes, prototype)),
    )


def _opened(statements: Iterable[Statement]) -> Iterator[Statement]:
    """Opens functions that are called at once and return what they define."""
    for statement in statements:
        found = _assigned(statement)
        call = found[1] if found is not None else None
        if not isinstance(call, Call) or call.arguments or not isinstance(call.function, Lambda):
            yield statement
            continue
        body = call.function.function.body
        last = body.statements[-1] if body is not None and body.statements else None
        if (
            body is None
            or call.function.function.parameters
            or not isinstance(last, Return)
            or not isinstance(last.value, Variable)
            or not any(
                isinstance(each, DefineFunction) and each.symbol is last.value.symbol
                for each in body.statements
            )
        ):
            yield statement
            continue
        yield from body.statements[:-1]


def _defined(statement: Statement) -> tuple[_Holder, Function] | None:
    """What a statement gives a function to, and the function."""
    if isinstance(statement, DefineFunction):
        return statement.symbol, statement.function
    found = _assigned(statement)
    if found is not None and isinstance(found[1], Lambda):
        return found[0], found[1].function
    return None


def _assigned(statement: Statement) -> tuple[_Holder, Expression] | None:
    if isinstance(statement, Declare) and statement.value is not None:
        return statement.symbol, statement.value
    if isinstance(statement, Evaluate) and isinstance(statement.value, Assign):
        holder = _holder(statement.value.target)
        return (holder, statement.value.value) if holder is not None else None
    return None


def _holder(node: Expression) -> _Holder | None:
    if isinstance(node, Variable):
        return node.symbol
    if isinstance(node, Unbound):
        return node.name
    if not isinstance(node, Member):
        return None
    inner = _holder(node.object)
    return f"{_name_of(inner, whole=True)}.{node.name}" if inner is not None else None


def _name_of(holder: _Holder, *, whole: bool = False) -> str:
    if isinstance(holder, Symbol):
        return holder.name
    return holder if whole else holder.rsplit(".", 1)[-1]


def _given_by(statement: Statement, prototype: str) -> Iterator[tuple[_Holder, _Given]]:
    """The functions and values that a statement gives to a class."""
    if not isinstance(statement, Evaluate) or not isinstance(statement.value, Assign):
        return
    target, value = statement.value.target, statement.value.value
    if not isinstance(target, Member):
        return
    holder = _holder(target.object)
    if target.name == prototype and isinstance(value, Mapping) and holder is not None:
        for entry in value.entries:
            if (
                isinstance(entry.key, Constant)
                and isinstance(entry.key.value, str)
                and isinstance(entry.value, Lambda)
            ):
                yield holder, _Given(entry.key.value, entry.value, False)
    elif isinstance(target.object, Member) and target.object.name == prototype:
        owner = _holder(target.object.object)
        if owner is not None and isinstance(value, Lambda):
            yield owner, _Given(target.name, value, False)
    elif holder is not None and target.name != prototype:
        yield holder, _Given(target.name, value, True)


def _class_of(name: str, constructor: Function, given: list[_Given]) -> Class:
    methods = [attrs.evolve(constructor, name="", owner=name, is_hoisted=False)]
    fields = []
    for each in given:
        if isinstance(each.value, Lambda):
            function = each.value.function
            methods.append(attrs.evolve(function, name=each.name, owner=name, is_static=each.is_static))
        else:
            symbol = Symbol(each.name, Symbol.FIELD)
            fields.append(
                Field(symbol, each.value, is_static=True, start=each.value.start, end=each.value.end)
            )
    return Class(
        name, fields=tuple(fields), methods=tuple(methods), start=constructor.start, end=constructor.end
    )


def _replaced(
    statements: tuple[Statement, ...], classes: dict[_Holder, Class], prototype: str
) -> Iterator[Statement]:
    """The statements, with classes first: functions are hoisted, and their methods are given before they are called."""
    for holder, each in classes.items():
        symbol = holder if isinstance(holder, Symbol) else Symbol(each.name, Symbol.CLASS)
        yield DefineClass(each, symbol, start=each.start, end=each.end)
    for statement in statements:
        defined = _defined(statement)
        is_class = defined is not None and defined[0] in classes
        if not is_class and not any(one in classes for one, _ in _given_by(statement, prototype)):
            yield statement
