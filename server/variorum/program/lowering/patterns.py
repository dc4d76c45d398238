"""Lowers patterns to tests of a value that bind names on the way."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from tree_sitter import Node

from variorum.program.expressions import (
    Argument,
    Assign,
    Binary,
    Call,
    Constant,
    Do,
    Index,
    Logical,
    Member,
    Slice,
    TypeTest,
    Unary,
    Unbound,
    Variable,
)
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Symbol
from variorum.program.statements import Evaluate
from variorum.program.types import Kind, Type


def matching(lower: Lowering, value: Expression, pattern: Node, around: Node) -> Expression:
    """Whether a value matches a pattern, or a plain expression."""
    entry = lower.table.patterns.get(pattern.type)
    if entry is not None:
        result: Expression = entry.build(lower, value, pattern, entry)
        return result
    constant = _constant_of_enum(lower, pattern)
    return Binary("matches", value, constant or lower.expression(pattern), **lower.at(pattern))


def _constant_of_enum(lower: Lowering, pattern: Node) -> Expression | None:
    """A bare name that nothing binds, but an enum of the file has."""
    word = text_of(pattern)
    if pattern.type not in lower.table.fact("scoping", "names", ("identifier",)) or lower.resolve(word):
        return None
    for outline in lower.classes_by_name.values():
        if outline.form == "enum" and word in outline.members:
            return Member(Variable(outline.symbol, **lower.at(pattern)), word, **lower.at(pattern))
    return None


def all_of(lower: Lowering, tests: Sequence[Expression], node: Node) -> Expression:
    """Whether all tests hold, in order."""
    tests = [one for one in tests if not (isinstance(one, Constant) and one.value is True)]
    if not tests:
        return Constant(True, **lower.at(node))
    result = tests[0]
    for one in tests[1:]:
        result = Logical("and", result, one, **lower.at(node))
    return result


def alternatives(lower: Lowering, tests: Sequence[Expression], node: Node) -> Expression:
    """Whether one of the tests holds."""
    if not tests:
        return Constant(True, **lower.at(node))
    result = tests[0]
    for one in tests[1:]:
        result = Logical("or", result, one, **lower.at(node))
    return result


def bound(lower: Lowering, name: str, value: Expression, node: Node, type: Type | None = None) -> Expression:
    """Gives the value a name; always holds."""
    known = lower.scope.names.get(name)
    if lower.table.binds:
        found = lower.resolve(name)
        function = lower.scope.function()
        if isinstance(found, Symbol) and found.kind == Symbol.LOCAL:
            symbol = found
        else:
            symbol = Symbol(name, Symbol.LOCAL)
            (function or lower.scope).names[name] = symbol
    elif known is not None and name in lower.scope.ahead:
        symbol = lower.declare(name)
    else:
        symbol = lower.bind(name, lower.kind_here())
    if type is not None:
        symbol.type = type
    range_ = lower.at(node)
    store = Assign(Variable(symbol, **range_), value, **range_)
    return Do((Evaluate(store, **range_),), Constant(True, **range_), **range_)


@hook("inner pattern")
def inner_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """What only holds a pattern; empty it matches everything."""
    found = entry.one(node, "of")
    if found is None:
        return Constant(True, **lower.at(node))
    return matching(lower, value, found, node)


@hook("any pattern")
def any_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """Matches everything."""
    return Constant(True, **lower.at(node))


@hook("name pattern")
def name_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A name that is bound, or, with a dot in it, a constant."""
    word = entry.word(node, "name") or text_of(node)
    if word == "_":
        return Constant(True, **lower.at(node))
    if "." in word or "::" in word:
        from variorum.program.lowering.names import named

        first, *rest = word.replace("::", ".").split(".")
        constant = named(lower, first, node)
        for part in rest:
            constant = Member(constant, part, **lower.at(node))
        return Binary("matches", value, constant, **lower.at(node))
    return bound(lower, word, value, node)


@hook("value pattern")
def value_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """An expression to compare with, or a class of the file."""
    found = entry.one(node, "of")
    return _value_matching(lower, value, node if found is None else found, entry.word(node, "operator"))


def _value_matching(lower: Lowering, value: Expression, node: Node, operator: str) -> Expression:
    """Whether a value matches an expression. The grammar of C# reads `x is A && b` as `x is (A && b)`."""
    form = lower.table.expressions.get(node.type)
    if form is not None and form.form == "binary":
        logical = lower.table.binary.get(form.word(node, "operator"))
        left, right = form.one(node, "left"), form.one(node, "right")
        if logical in ("and", "or") and left is not None and right is not None:
            first = _value_matching(lower, value, left, operator)
            return Logical(logical, first, lower.expression(right), **lower.at(node))
    if text_of(node) in lower.classes_by_name:
        return TypeTest(value, lower.type(node), **lower.at(node))
    return Binary(operator or "matches", value, lower.expression(node), **lower.at(node))


@hook("number pattern")
def number_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A number. Its sign is a word before the node in some grammars."""
    return Binary("matches", value, _signed(lower, node), **lower.at(node))


def _signed(lower: Lowering, node: Node) -> Expression:
    number = lower.expression(node)
    before = node.prev_sibling
    if before is None or before.type != "-":
        return number
    if isinstance(number, Constant) and isinstance(number.value, int | float):
        return attrs.evolve(number, value=-number.value, start=int(lower.at(before)["start"]))
    return Unary("-", number, **lower.at(node))


@hook("compared pattern")
def compared_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A comparison with the value, such as `> 5`."""
    found = entry.one(node, "of")
    operator = next((child.type for child in node.children if not child.is_named), "")
    if found is None or operator not in ("<", "<=", ">", ">=", "=="):
        return lower.opaque(node)
    return Binary(operator, value, lower.expression(found), **lower.at(node))


@hook("negative pattern")
def negative_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """What a pattern does not match."""
    found = entry.one(node, "of")
    if found is None:
        return lower.opaque(node)
    return Unary("not", matching(lower, value, found, node), **lower.at(node))


@hook("alternatives")
def alternative_patterns(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """One of several patterns."""
    return alternatives(lower, [matching(lower, value, one, node) for one in entry.all(node, "of")], node)


@hook("both patterns")
def both_patterns(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """All of several patterns."""
    return all_of(lower, [matching(lower, value, one, node) for one in entry.all(node, "of")], node)


@hook("type pattern")
def type_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A type, with a name for the value."""
    type_ = lower.type(entry.one(node, "type"))
    test: Expression = TypeTest(value, type_, **lower.at(node))
    name = entry.one(node, "name")
    if type_.kind is Kind.ANY:
        test = Constant(True, **lower.at(node))
    if name is None or text_of(name) == "_":
        return test
    return all_of(lower, [test, bound(lower, text_of(name), value, node, type_)], node)


@hook("record pattern")
def record_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A class with patterns for its components, by position (Java) or by name."""
    type_node = entry.one(node, "type")
    type_ = lower.type(type_node) if type_node is not None else None
    if type_ is not None and type_.kind is Kind.ANY and type_node is not None:
        type_ = Type(Kind.OBJECT, text_of(type_node))
    tests: list[Expression] = [TypeTest(value, type_, **lower.at(node))] if type_ is not None else []
    outline = lower.classes_by_name.get(type_.name) if type_ is not None else None
    fields = [name for name, found in outline.members.items() if not found[0].is_method] if outline else []
    for position, one in enumerate(entry.all(node, "elements")):
        inner = one
        while inner.type in lower.table.fact("patterns_hold", "types", ()) and inner.named_child_count == 1:
            inner = inner.named_children[0]
        form = lower.table.patterns.get(inner.type)
        if form is not None and form.form == "named pattern":
            field = form.word(inner, "name")
            of = form.one(inner, "of")
            part = Member(value, field, **lower.at(one))
            if of is None:
                tests.append(bound(lower, field, part, one))
            else:
                tests.append(matching(lower, part, of, one))
            continue
        if position >= len(fields):
            return lower.opaque(node, "pattern of a class that the file does not have")
        tests.append(matching(lower, Member(value, fields[position], **lower.at(one)), one, one))
    return all_of(lower, tests, node)


@hook("named pattern")
def named_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A pattern for a field, outside of a class pattern."""
    return lower.opaque(node)


@hook("sequence pattern")
def sequence_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """Patterns for the elements of a sequence; one of them may take those that are left."""
    range_ = lower.at(node)
    elements = entry.all(node, "elements")
    length: Expression = Call(
        Unbound(lower.table.fact("sequence_patterns", "length", "len"), **range_),
        (Argument(value, **range_),),
        **range_,
    )
    rest = next((index for index, one in enumerate(elements) if _rest_of(lower, one) is not None), -1)
    count = Constant(len(elements) - (rest >= 0), **range_)
    tests: list[Expression] = []
    if not entry.has(node, "known"):
        tests.append(TypeTest(value, Type(Kind.LIST, "Sequence"), **range_))
        tests.append(Binary(">=" if rest >= 0 else "==", length, count, **range_))
    for position, one in enumerate(elements):
        found = _rest_of(lower, one)
        if found is not None:
            behind = len(elements) - position - 1
            high = Unary("-", Constant(behind, **range_), **range_) if behind else None
            part = Slice(value, Constant(position, **range_), high, **range_)
            if found:
                tests.append(bound(lower, found, part, one))
            continue
        index = position if rest < 0 or position < rest else position - len(elements)
        tests.append(matching(lower, Index(value, Constant(index, **range_), **range_), one, one))
    return all_of(lower, tests, node)


@hook("mapping pattern")
def mapping_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """Patterns for the values of some keys of a map."""
    range_ = lower.at(node)
    if entry.has(node, "rest"):
        return lower.opaque(node)
    tests: list[Expression] = [TypeTest(value, Type(Kind.MAP, "Mapping"), **range_)]
    keys = [one for one in entry.all(node, "keys") if one.is_named]
    for key_node, inner in zip(keys, entry.all(node, "values"), strict=False):
        key = _signed(lower, key_node)
        tests.append(Binary("in", key, value, **range_))
        tests.append(matching(lower, Index(value, key, **range_), inner, inner))
    return all_of(lower, tests, node)


def _rest_of(lower: Lowering, node: Node) -> str | None:
    """The name of the pattern that takes what is left; empty where it has none, None where the pattern is another."""
    while node.type in lower.table.fact("patterns_hold", "types", ()) and node.named_child_count == 1:
        node = node.named_children[0]
    entry = lower.table.patterns.get(node.type)
    if entry is None or entry.form != "rest pattern":
        return None
    name = entry.word(node, "name")
    return "" if name == "_" else name


@hook("rest pattern")
def rest_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """Handled by the sequence around it."""
    return Constant(True, **lower.at(node))


@hook("as pattern")
def as_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A pattern with a name for the whole."""
    inner, name = entry.one(node, "of"), entry.one(node, "name")
    if inner is None or name is None:
        return lower.opaque(node)
    test = matching(lower, value, inner, node)
    return all_of(lower, [test, bound(lower, text_of(name), value, node)], node)


@hook("opaque pattern")
def opaque_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """What nobody follows."""
    return lower.opaque(node)


@hook("range pattern")
def range_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """Values between two bounds."""
    low, high = entry.one(node, "low"), entry.one(node, "high")
    tests: list[Expression] = []
    if low is not None:
        tests.append(Binary(">=", value, lower.expression(low), **lower.at(node)))
    if high is not None and high is not low:
        operator = "<" if entry.has(node, "exclusive") else "<="
        tests.append(Binary(operator, value, lower.expression(high), **lower.at(node)))
    return all_of(lower, tests, node)
