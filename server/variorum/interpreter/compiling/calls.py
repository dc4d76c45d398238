"""Compiles calls: of functions, methods, classes, and of what the library has."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler, expression
from variorum.interpreter.compiling.in_place import changes_texts, changing_call
from variorum.interpreter.compiling.made_containers import makes_containers
from variorum.interpreter.compiling.places import argument_place
from variorum.interpreter.compiling.targets import copied
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.iterating import elements_of
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.objects import ClassValue, Closure, Object
from variorum.interpreter.values import UNDEFINED, Library, Map
from variorum.program.expressions import (
    Argument,
    Call,
    MethodCall,
    New,
    SuperCall,
    This,
    Unbound,
    Variable,
)
from variorum.program.node import Symbol

Arguments = tuple[Evaluate, bool]


def plain_arguments(
    compiler: Compiler, arguments: tuple[Argument, ...], references: frozenset[int]
) -> list[Evaluate] | None:
    """Returns the arguments if all are passed by position, else None."""
    if any(each.name or each.spread for each in arguments):
        return None
    return [
        argument_place(compiler, each.value) if index in references else copied(compiler, each.value)
        for index, each in enumerate(arguments)
    ]


def all_arguments(
    compiler: Compiler, arguments: tuple[Argument, ...], references: frozenset[int] = frozenset()
) -> Any:
    """Returns what evaluates arguments of any form to a list and a dictionary."""
    plain = plain_arguments(compiler, arguments, references)
    if plain is not None:
        return lambda f: ([each(f) for each in plain], None)
    machine = compiler.machine
    parts = [
        (
            argument_place(compiler, each.value)
            if index in references and not each.name and not each.spread
            else copied(compiler, each.value),
            each.name,
            each.spread,
        )
        for index, each in enumerate(arguments)
    ]

    def run(f: Frame) -> tuple[list[Any], dict[str, Any]]:
        values: list[Any] = []
        named: dict[str, Any] = {}
        for value, name, spread in parts:
            result = value(f)
            if spread == "*" and isinstance(result, KeyedArray):
                values.extend(each for key, each in result.entries.items() if not isinstance(key, str))
                named.update({key: each for key, each in result.entries.items() if isinstance(key, str)})
            elif spread == "*":
                values.extend(machine.bounded(elements_of(machine, result)))
            elif spread == "**":
                named.update({str(key): each for key, each in result.entries.items()})
            elif name:
                named[name] = result
            else:
                values.append(result)
        return values, named

    return run


def references_of(compiler: Compiler, templates: list[Any]) -> frozenset[int]:
    """Returns the positions of parameters that are passed by reference in one of the functions."""
    found: set[int] = set()
    for template in templates:
        function = getattr(template, "function", template)
        found.update(index for index, each in enumerate(function.parameters) if each.is_by_reference)
    return frozenset(found)


_NUMBERS = frozenset(
    (
        "i8",
        "i16",
        "i32",
        "i64",
        "i128",
        "isize",
        "u8",
        "u16",
        "u32",
        "u64",
        "u128",
        "usize",
        "f32",
        "f64",
        "char",
        "bool",
    )
)


@expression(Call)
def call(compiler: Compiler, node: Call) -> Evaluate:
    """Compiles the call of a function value, a function or a class."""
    machine = compiler.machine
    if isinstance(node.function, Unbound):
        return _library_call(compiler, node, node.function.name)
    if isinstance(node.function, Variable):
        symbol = node.function.symbol
        if symbol.kind == Symbol.MODULE and symbol.path and machine.is_library(symbol):
            return _library_call(compiler, node, symbol.path)
        named = machine.functions_named(symbol)
        references = references_of(compiler, named)
        if len(named) > 1 or references:
            return _program_call(compiler, node, named, references)
    function = compiler.expression(node.function)
    plain = plain_arguments(compiler, node.arguments, frozenset())
    if plain is None:
        return _general_call(compiler, node, function)
    if makes_containers(compiler):
        return _call_with_places(compiler, node, function, plain)
    count = len(plain)
    first = plain[0] if count else None
    call_value = machine.call_value

    def run(f: Frame) -> Any:
        target = function(f)
        if type(target) is Closure:
            if count == 1:
                return target.template.invoke([first(f)], None, target.this, target.cells)  # type: ignore[misc]
            return target.template.invoke([each(f) for each in plain], None, target.this, target.cells)
        return call_value(target, [each(f) for each in plain])

    return run


def _call_with_places(compiler: Compiler, node: Call, function: Evaluate, plain: list[Evaluate]) -> Evaluate:
    """Calls a function value, which may take places: whether it does is known once it is."""
    places = [argument_place(compiler, each.value) for each in node.arguments]
    call_value = compiler.machine.call_value

    def run(f: Frame) -> Any:
        target = function(f)
        if type(target) is Closure:
            parameters = target.template.function.parameters
            return call_value(
                target,
                [
                    (place if index < len(parameters) and parameters[index].is_by_reference else value)(f)
                    for index, (value, place) in enumerate(zip(plain, places, strict=True))
                ],
            )
        return call_value(target, [each(f) for each in plain])

    return run


def _general_call(compiler: Compiler, node: Call, function: Evaluate) -> Evaluate:
    arguments = all_arguments(compiler, node.arguments)
    call_value = compiler.machine.call_value

    def run(f: Frame) -> Any:
        target = function(f)
        values, named = arguments(f)
        return call_value(target, values, named)

    return run


def _program_call(
    compiler: Compiler, node: Call, functions: list[Any], references: frozenset[int]
) -> Evaluate:
    """Calls one of several functions of a name, or one that takes places."""
    machine = compiler.machine
    arguments = all_arguments(compiler, node.arguments, references)
    function = compiler.expression(node.function)
    templates = [machine.template_of(each) for each in functions]

    def run(f: Frame) -> Any:
        values, named = arguments(f)
        if len(templates) > 1:
            return machine.invoke_method(templates, None, values, named)
        return machine.call_value(function(f), values, named)

    return run


def _method_of_type(compiler: Compiler, path: str) -> str:
    """The method that `i32::pow(a, b)` calls on its first argument, empty if the path names none."""
    type_, separator, name = path.rpartition("::")
    is_type = type_ in compiler.machine.operations.types or type_ in _NUMBERS
    return name if separator and is_type else ""


def _library_call(compiler: Compiler, node: Call, path: str) -> Evaluate:
    machine = compiler.machine
    operation = machine.library_function(path)
    places = operation.places if operation is not None else frozenset()
    arguments = all_arguments(compiler, node.arguments, places)
    types = node.type_arguments
    site = node.start
    values_of = machine.unbound_values
    if operation is None:
        is_exception = path.rsplit(".", 1)[-1] in machine.operations.exceptions
        method = _method_of_type(compiler, path)

        def unknown(f: Frame) -> Any:
            values, named = arguments(f)
            if method and values and machine.operations.method(machine.kind_of(values[0]), method):
                return machine.dispatch(values[0], method, values[1:], named)
            if path in values_of:
                return machine.call_value(values_of[path], values, named)
            if is_exception:
                return machine.call_value(Library(path), values, named)
            return machine.unknown_call(path, values, named)

        return unknown
    apply = operation.function
    takes_types = operation.takes_types
    made_type = machine.constructed_type(path, types)

    def run(f: Frame) -> Any:
        values, named = arguments(f)
        machine.site = site
        machine.steps -= 1
        if made_type is not None:
            return machine.guarded(apply, made_type, *values, **(named or {}))
        if takes_types:
            return machine.guarded(apply, types, *values, **(named or {}))
        return machine.guarded(apply, *values, **(named or {}))

    return run


@expression(MethodCall)
def method_call(compiler: Compiler, node: MethodCall) -> Evaluate:
    """Compiles the call of a method."""
    machine = compiler.machine
    path = machine.library_path(node.receiver)
    if path is not None:
        operation = machine.library_function(f"{path}.{node.name}")
        if operation is not None:
            return _static_library_call(compiler, node, operation)
    receiver = compiler.expression(node.receiver)
    name = node.name
    references = references_of(compiler, machine.methods_named(name))
    arguments = all_arguments(compiler, node.arguments, references)
    plain = plain_arguments(compiler, node.arguments, references)
    dispatch = machine.dispatch
    change = changing_call(compiler, node) if changes_texts(compiler) else None
    is_safe = node.is_safe
    site = node.start
    is_this = isinstance(node.receiver, This)
    owner = compiler.owner

    def run(f: Frame) -> Any:
        target = receiver(f)
        if is_safe and (target is None or target is UNDEFINED):
            return machine.absent
        if type(target) is Object and plain is not None:
            methods = target.cls.methods.get(name)
            if methods is not None and len(methods) == 1 and not methods[0].function.is_static:
                return methods[0].invoke([each(f) for each in plain], None, target)
        if plain is not None:
            values, named = [each(f) for each in plain], None
        else:
            values, named = arguments(f)
        if target is None and is_this and owner is not None:
            target = owner
        machine.site = site
        if change is not None:
            return change(f, target, values, named)
        return dispatch(target, name, values, named)

    return run


def _static_library_call(compiler: Compiler, node: MethodCall, operation: Any) -> Evaluate:
    machine = compiler.machine
    arguments = all_arguments(compiler, node.arguments, operation.places)
    apply = operation.function
    site = node.start

    def run(f: Frame) -> Any:
        values, named = arguments(f)
        machine.site = site
        machine.steps -= 1
        return machine.guarded(apply, *values, **(named or {}))

    return run


@expression(SuperCall)
def super_call(compiler: Compiler, node: SuperCall) -> Evaluate:
    """Compiles a call of the base class's method or constructor."""
    machine = compiler.machine
    arguments = all_arguments(compiler, node.arguments)
    owner = compiler.owner
    name = node.name

    def run(f: Frame) -> Any:
        values, named = arguments(f)
        return machine.call_base(owner, f[1], name, values, named)

    return run


@expression(New)
def new(compiler: Compiler, node: New) -> Evaluate:
    """Compiles the construction of a value."""
    machine = compiler.machine
    arguments = all_arguments(compiler, node.arguments)
    node_type = node.type
    make = machine.constructor_of(node_type)
    site = node.start
    if node_type.name == "static" and makes_containers(compiler):
        return _new_of_called_class(compiler, arguments)

    def run(f: Frame) -> Any:
        values, named = arguments(f)
        machine.site = site
        machine.step()
        return make(values, named)

    return run


def _new_of_called_class(compiler: Compiler, arguments: Any) -> Evaluate:
    """`new static`: the class that was called, or that of the receiver."""
    machine = compiler.machine

    def run(f: Frame) -> Any:
        values, named = arguments(f)
        machine.step()
        return machine.construct(f[1].cls if isinstance(f[1], Object) else f[1], values, named)

    return run


__all__ = ["ClassValue", "Map"]
