"""Compiles names, literals, operators, conversions and collections."""

from __future__ import annotations

import operator
from typing import Any

from variorum.interpreter.compiling.compiler import Compiler, Jump, expression, refuse
from variorum.interpreter.compiling.in_place import appending, changes_texts
from variorum.interpreter.compiling.statements import closure_maker, condition, sequence
from variorum.interpreter.compiling.targets import copied, is_place, setter
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.iterating import elements_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import UNDEFINED, UNSET, Map, Place
from variorum.program.declarations import Lambda
from variorum.program.expressions import (
    Assign,
    Binary,
    Cast,
    Collection,
    Conditional,
    Constant,
    Dereference,
    Do,
    Format,
    Formatted,
    Index,
    Logical,
    Mapping,
    Member,
    OpaqueExpression,
    Reference,
    Slice,
    Spread,
    This,
    TypeTest,
    Unary,
    Unbound,
    Variable,
)
from variorum.program.node import Symbol
from variorum.program.types import Kind

COMPARISONS = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
FAST = {"+": operator.add, "-": operator.sub, "*": operator.mul}


@expression(Constant)
def constant(compiler: Compiler, node: Constant) -> Evaluate:
    """Compiles a literal."""
    value = compiler.machine.literal(node)
    return lambda f: value


@expression(Variable)
def variable(compiler: Compiler, node: Variable) -> Evaluate:
    """Compiles the reading of a variable."""
    machine = compiler.machine
    symbol = node.symbol
    if symbol.kind == Symbol.MODULE and symbol.path and machine.is_library(symbol):
        return lambda f: machine.library_value(symbol.path)
    location = compiler.scope.locate(node.symbol)
    slot = location.slot
    if location.is_global:
        return _global(compiler, node, slot)
    if location.is_cell:

        def cell(f: Frame) -> Any:
            value = f[slot][0]
            if type(value) is Place:
                return value.read()
            if value is UNSET:
                return machine.unset(node.symbol)
            return value

        return cell
    if is_place(compiler, node.symbol):

        def place(f: Frame) -> Any:
            value = f[slot]
            return value.read() if type(value) is Place else value

        return place

    def run(f: Frame) -> Any:
        value = f[slot]
        if value is UNSET:
            return machine.unset(node.symbol)
        return value

    return run


def _global(compiler: Compiler, node: Variable, slot: int) -> Evaluate:
    machine = compiler.machine
    cells = machine.globals

    def run(f: Frame) -> Any:
        value = cells[slot]
        if value is UNSET:
            return machine.global_value(node.symbol, slot)
        return value

    return run


@expression(Unbound)
def unbound(compiler: Compiler, node: Unbound) -> Evaluate:
    """Compiles a name that the file does not bind: of the library, or unknown."""
    machine = compiler.machine
    name = node.name
    values = machine.unbound_values

    def run(f: Frame) -> Any:
        if name in values:
            return values[name]
        return machine.library_value(name)

    return run


@expression(This)
def this(compiler: Compiler, node: This) -> Evaluate:
    """Compiles the receiver."""
    return lambda f: f[1]


@expression(Member)
def member(compiler: Compiler, node: Member) -> Evaluate:
    """Compiles the reading of a member."""
    path = compiler.machine.library_path(node)
    if path is not None and compiler.machine.is_known(path):
        return lambda f: compiler.machine.library_value(path)
    holder = compiler.expression(node.object)
    name = node.name
    get = compiler.machine.members.get

    def run(f: Frame) -> Any:
        value = holder(f)
        try:
            return value.fields[name]
        except (AttributeError, KeyError):
            return get(value, name)
        except TypeError:
            return get(value, name)

    return run


@expression(Index)
def index(compiler: Compiler, node: Index) -> Evaluate:
    """Compiles the reading of an element."""
    container = compiler.expression(node.object)
    position = compiler.expression(node.index)
    get = compiler.machine.indexer.get

    def run(f: Frame) -> Any:
        holder = container(f)
        at = position(f)
        if type(at) is int and at >= 0 and isinstance(holder, list):
            try:
                return holder[at]
            except IndexError:
                return get(holder, at)
        return get(holder, at)

    return run


@expression(Slice)
def part(compiler: Compiler, node: Slice) -> Evaluate:
    """Compiles a slice."""
    container = compiler.expression(node.object)
    bounds = [
        compiler.expression(each) if each is not None else None for each in (node.low, node.high, node.step)
    ]
    cut = compiler.machine.indexer.slice

    def run(f: Frame) -> Any:
        holder = container(f)
        return cut(holder, *[each(f) if each is not None else None for each in bounds])

    return run


@expression(Unary)
def unary(compiler: Compiler, node: Unary) -> Evaluate:
    """Compiles an operator with one operand."""
    value = compiler.expression(node.operand)
    machine = compiler.machine
    if node.operator == "not":
        truth = machine.comparer.truth

        def negation(f: Frame) -> bool:
            result = value(f)
            return not (result if result is True or result is False else truth(result))

        return negation
    apply = {
        "-": machine.negate,
        "+": machine.plus,
        "~": machine.invert,
        "!": machine.not_null,
        "!!": machine.not_null,
    }.get(node.operator)
    if apply is None:
        return refuse(f"operator {node.operator}")
    if isinstance(node.operand, Constant):
        literal = value(())  # type: ignore[arg-type]
        if isinstance(literal, (int, float)):
            known = apply(literal)
            machine.notes.clear()
            return lambda f: known
    return lambda f: apply(value(f))


@expression(Binary)
def binary(compiler: Compiler, node: Binary) -> Evaluate:
    """Compiles an operator with two operands; the commonest types are dealt with on the spot."""
    machine = compiler.machine
    left = compiler.expression(node.left)
    right = compiler.expression(node.right)
    name = node.operator
    general = machine.operators.table.get(name)
    if name == ">>" and isinstance(node.right, (Variable, Member, Index, Dereference)):
        return _shift_or_read(compiler, node, left, right)
    if general is None:
        return refuse(f"operator {name}")
    if name == "<<" and changes_texts(compiler):
        return appending(compiler, node.left, left, right)
    if name in COMPARISONS:
        return _comparison(compiler, left, right, COMPARISONS[name], general)
    if name in ("==", "!=", "is", "is not", "===", "!==", "matches"):
        return _equality(compiler, left, right, general, name)
    arithmetic = machine.operators.arithmetic
    if name in FAST:
        if machine.semantics.integers.bits or machine.semantics.one_number_type:
            low, high = arithmetic.low, arithmetic.high
            if machine.semantics.one_number_type:
                low, high = -(1 << 53), 1 << 53
            return _bounded(
                left, right, FAST[name], general, low, high, name == "*" and machine.semantics.one_number_type
            )
        if name != "*":
            return _unbounded(left, right, FAST[name], general)
    if name in ("%", "//", "/") and machine.semantics.integers.division in ("truncate", "float"):
        return _division(compiler, left, right, general, name)

    def run(f: Frame) -> Any:
        return general(left(f), right(f))

    return run


def _bounded(
    left: Evaluate, right: Evaluate, apply: Any, general: Any, low: int, high: int, signed_zero: bool
) -> Evaluate:
    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if type(a) is int and type(b) is int:
            result = apply(a, b)
            if low <= result <= high and (result or not signed_zero):
                return result
        elif type(a) is float and type(b) is float and not signed_zero:
            return apply(a, b) if low != -(1 << 53) else general(a, b)
        return general(a, b)

    return run


def _unbounded(left: Evaluate, right: Evaluate, apply: Any, general: Any) -> Evaluate:
    bound = 1 << 62

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if type(a) is int and type(b) is int and -bound < a < bound and -bound < b < bound:
            return apply(a, b)
        return general(a, b)

    return run


def _division(compiler: Compiler, left: Evaluate, right: Evaluate, general: Any, name: str) -> Evaluate:
    """For integers above 0 all languages agree on the quotient and the remainder."""
    is_quotient = name == "//" or (name == "/" and compiler.machine.semantics.integers.division == "truncate")
    if not is_quotient and name != "%":
        return lambda f: general(left(f), right(f))

    def quotient(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if type(a) is int and type(b) is int and a >= 0 and b > 0:
            return a // b
        return general(a, b)

    def remainder(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if type(a) is int and type(b) is int and a >= 0 and b > 0:
            return a % b
        return general(a, b)

    return quotient if is_quotient else remainder


def _comparison(compiler: Compiler, left: Evaluate, right: Evaluate, apply: Any, general: Any) -> Evaluate:
    if compiler.machine.is_tracing:
        apply = _remembering(compiler, apply)

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if type(a) is int and type(b) is int:
            return apply(a, b)
        return general(a, b)

    return run


def _remembering(compiler: Compiler, apply: Any) -> Any:
    compared = compiler.machine.compared

    def remember(a: Any, b: Any) -> Any:
        if len(compared) < 64:
            compared.add(a)
            compared.add(b)
        return apply(a, b)

    return remember


def _equality(compiler: Compiler, left: Evaluate, right: Evaluate, general: Any, name: str) -> Evaluate:
    is_negated = name in ("!=", "is not", "!==")
    machine = compiler.machine
    note = machine.compared if machine.is_tracing else None

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if note is not None and len(note) < 64:
            machine.remember(a, b)
        if type(a) is int and type(b) is int:
            return (a != b) if is_negated else (a == b)
        return general(a, b)

    return run


def _shift_or_read(compiler: Compiler, node: Binary, left: Evaluate, right: Evaluate) -> Evaluate:
    """`>>` shifts, or reads from a stream into the place on its right."""
    machine = compiler.machine
    put = setter(compiler, node.right)
    general = machine.operators.table[">>"]
    site = node.start

    def run(f: Frame) -> Any:
        a = left(f)
        if machine.kind_of(a) in ("input", "textstream"):
            machine.site = site
            old = right(f)
            return machine.operation("stream.take")(machine, a, old, lambda value: put(f, value))
        return general(a, right(f))

    return run


@expression(Logical)
def logical(compiler: Compiler, node: Logical) -> Evaluate:
    """Compiles `and`, `or` and `else`."""
    machine = compiler.machine
    left = compiler.expression(node.left)
    right = compiler.expression(node.right)
    truth = machine.comparer.truth
    gives_boolean = machine.semantics.logical == "bool"
    hits = machine.hits
    yes = machine.branch(node.left.start)
    no = yes + 1
    if node.operator == "else":

        def otherwise(f: Frame) -> Any:
            value = left(f)
            if value is None or value is UNDEFINED:
                hits[no] = 1
                return right(f)
            hits[yes] = 1
            return value

        return otherwise
    is_and = node.operator == "and"

    def run(f: Frame) -> Any:
        value = left(f)
        holds = value if value is True or value is False else truth(value)
        hits[yes if holds else no] = 1
        if holds is not is_and:
            return holds if gives_boolean else value
        value = right(f)
        if gives_boolean and value is not True and value is not False:
            return truth(value)
        return value

    return run


@expression(Conditional)
def conditional(compiler: Compiler, node: Conditional) -> Evaluate:
    """Compiles `test ? then : otherwise`."""
    test = condition(compiler, node.test)
    then = compiler.expression(node.then)
    otherwise = compiler.expression(node.otherwise)
    return lambda f: then(f) if test(f) else otherwise(f)


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


@expression(Assign)
def assign(compiler: Compiler, node: Assign) -> Evaluate:
    """Compiles an assignment that is an expression."""
    put = setter(compiler, node.target)
    value = copied(compiler, node.value)

    def run(f: Frame) -> Any:
        result = value(f)
        put(f, result)
        return result

    return run


@expression(Do)
def do(compiler: Compiler, node: Do) -> Evaluate:
    """Compiles an expression that runs statements first. Where one of them leaves, a jump carries that out."""
    run_statements = sequence(compiler, node.statements)
    value = compiler.expression(node.value)
    compiler.has_jump = True

    def run(f: Frame) -> Any:
        signal = run_statements(f)
        if signal is not None:
            raise Jump(signal)
        return value(f)

    return run


@expression(Reference)
def reference(compiler: Compiler, node: Reference) -> Evaluate:
    """Compiles the taking of an address."""
    from variorum.interpreter.compiling.places import place_of

    return place_of(compiler, node.target)


@expression(Dereference)
def dereference(compiler: Compiler, node: Dereference) -> Evaluate:
    """Compiles the reading through a pointer."""
    pointer = compiler.expression(node.pointer)
    read = compiler.machine.indexer.read_through
    return lambda f: read(pointer(f))


@expression(Lambda)
def function_value(compiler: Compiler, node: Lambda) -> Evaluate:
    """Compiles a function that is a value."""
    return closure_maker(compiler, node.function)


@expression(OpaqueExpression)
def opaque(compiler: Compiler, node: OpaqueExpression) -> Evaluate:
    """Compiles what was not understood: the evaluation ends there."""
    return refuse(node.reason)


__all__ = ["Char", "Map", "Unsupported"]
