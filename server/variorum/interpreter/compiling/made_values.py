"""Compiles what makes a value: collections that are written out, conversions, and interpolated strings."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler, expression
from variorum.interpreter.compiling.made_containers import makes_containers
from variorum.interpreter.compiling.targets import copied
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.iterating import elements_of
from variorum.interpreter.keyed_array import KeyedArray
from variorum.program.expressions import (
    Cast,
    Collection,
    Constant,
    Format,
    Formatted,
    Mapping,
    Spread,
    TypeTest,
)
from variorum.program.types import Kind


@expression(Collection)
def collection(compiler: Compiler, node: Collection) -> Evaluate:
    """Compiles a list, set or tuple that is written out."""
    machine = compiler.machine
    parts = [
        (compiler.expression(each.value), True)
        if isinstance(each, Spread)
        else (copied(compiler, each), False)
        for each in node.elements
    ]
    make = machine.collection_maker(node.type)
    if not any(is_spread for _, is_spread in parts):
        plain = [each for each, _ in parts]

        def run(f: Frame) -> Any:
            machine.charge(len(plain) + 1)
            return make([each(f) for each in plain])

        return run

    if makes_containers(compiler):
        return _spread_arrays(compiler, parts)

    def run_spread(f: Frame) -> Any:
        values: list[Any] = []
        for each, is_spread in parts:
            if is_spread:
                values.extend(machine.bounded(elements_of(machine, each(f))))
            else:
                values.append(each(f))
        machine.charge(len(values) + 1)
        return make(values)

    return run_spread


def _spread_arrays(compiler: Compiler, parts: list[tuple[Evaluate, bool]]) -> Evaluate:
    """An array of values and of the elements of others, that keeps keys that are texts."""
    machine = compiler.machine

    def run(f: Frame) -> KeyedArray:
        made = KeyedArray()
        for each, is_spread in parts:
            value = each(f)
            machine.charge(4)
            if not is_spread:
                made.append(value)
                continue
            pairs = (
                value.entries.items()
                if isinstance(value, KeyedArray)
                else enumerate(elements_of(machine, value))
            )
            for key, inner in pairs:
                machine.charge(4)
                element = machine.copy(inner)
                if isinstance(key, str):
                    made.put(key, element)
                else:
                    made.append(element)
        return made

    return run


@expression(Mapping)
def mapping(compiler: Compiler, node: Mapping) -> Evaluate:
    """Compiles a map or object that is written out."""
    machine = compiler.machine
    entries = [
        (compiler.expression(each.key) if each.key is not None else None, copied(compiler, each.value))
        for each in node.entries
    ]
    make = machine.map_maker(node.type)
    find_key = machine.indexer.key

    def run(f: Frame) -> Any:
        made = make()
        machine.charge(len(entries) * 4 + 4)
        for key, value in entries:
            if key is None:
                machine.add_entries(made, value(f))
                continue
            name = find_key(made, key(f))
            result = value(f)
            if isinstance(made, KeyedArray):
                made.put(name, result)
                continue
            try:
                made.entries[name] = made.value_of(result) if made.value_of is not None else result
            except TypeError:
                raise machine.fail("type", "unhashable key") from None
        return made

    return run


@expression(Cast)
def cast(compiler: Compiler, node: Cast) -> Evaluate:
    """Compiles a conversion."""
    machine = compiler.machine
    value = compiler.expression(node.value)
    convert = machine.converter(node.type, node.is_implied)
    if convert is None:
        return value
    if isinstance(node.value, Constant) and isinstance(node.value.value, (int, float)):
        literal = convert(value(()))  # type: ignore[arg-type]
        machine.notes.clear()
        return lambda f: literal
    plain: type | None = None
    if node.type.kind is Kind.INT and machine.numeral(node.type) is int:
        plain = int
    elif node.type.kind is Kind.FLOAT and node.type.bits != 32:
        plain = float

    def run(f: Frame) -> Any:
        result = value(f)
        return result if type(result) is plain else convert(result)

    return run


@expression(TypeTest)
def type_test(compiler: Compiler, node: TypeTest) -> Evaluate:
    """Compiles a test of a value's type."""
    value = compiler.expression(node.value)
    machine = compiler.machine
    return lambda f: machine.is_of_type(value(f), node.type)


@expression(Format)
def interpolation(compiler: Compiler, node: Format) -> Evaluate:
    """Compiles string interpolation."""
    machine = compiler.machine
    parts = [compiler.expression(each) for each in node.parts]
    text = machine.text

    def run(f: Frame) -> str:
        texts = [each if type(each) is str else text(each) for each in [part(f) for part in parts]]
        machine.charge(sum(map(len, texts)))
        return "".join(texts)

    return run


@expression(Formatted)
def formatted(compiler: Compiler, node: Formatted) -> Evaluate:
    """Compiles a value with a format of its own."""
    machine = compiler.machine
    value = compiler.expression(node.value)
    specification = compiler.expression(node.specification) if node.specification is not None else None
    conversion = node.conversion

    def run(f: Frame) -> str:
        result = value(f)
        form = specification(f) if specification is not None else ""
        return machine.formatted(result, form, conversion)

    return run
