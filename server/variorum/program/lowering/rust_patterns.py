"""Lowers patterns of Rust, and `let` that binds by them."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import (
    Binary,
    Constant,
    Index,
    Member,
    MethodCall,
    Slice,
    TypeTest,
    Unary,
    Variable,
)
from variorum.program.lowering.accesses import once_known
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.names import named
from variorum.program.lowering.patterns import all_of, bound, matching
from variorum.program.lowering.rust import path_text
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement
from variorum.program.statements import Declare, Evaluate, If
from variorum.program.types import Kind, Type


@hook("rust let")
def let(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """`let` with a name or a pattern; with `else` the pattern may fail."""
    pattern, value_node = entry.one(node, "pattern"), entry.one(node, "value")
    type_ = lower.type(entry.one(node, "type"))
    range_ = lower.at(node)
    if pattern is None:
        return [lower.opaque_statement(node)]
    value = value_as(lower, type_, value_node, node) if value_node is not None else None
    if pattern.type == "identifier":
        symbol = lower.declare(text_of(pattern), type=type_)
        return [Declare(symbol, value, **range_)]
    if value is None:
        return [lower.opaque_statement(node)]
    temporary = lower.temporary(type_)
    made: list[Statement] = [Declare(temporary, value, **range_)]
    test = matching(lower, Variable(temporary, **range_), pattern, node)
    otherwise = entry.one(node, "otherwise")
    if otherwise is None:
        made.append(Evaluate(test, **range_))
        return made
    made.append(If(Unary("not", test, **range_), lower.block(otherwise), **range_))
    return made


@hook("let condition")
def let_condition(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`let PATTERN = value` as a condition."""
    pattern, value = entry.one(node, "pattern"), entry.one(node, "value")
    if pattern is None or value is None:
        return lower.opaque(node)
    return once_known(
        lower, lower.expression(value), node, lambda known: matching(lower, known, pattern, node)
    )


@hook("all conditions")
def all_conditions(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Conditions of which all have to hold."""
    return all_of(lower, [lower.expression(one) for one in entry.all(node, "of")], node)


@hook("rust name pattern")
def name_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A name that is bound, or a constant or variant, which begin with a capital."""
    word = text_of(node)
    if word == "_":
        return Constant(True, **lower.at(node))
    if word == "None":
        return TypeTest(value, Type(Kind.OBJECT, "None"), **lower.at(node))
    if word[0].isupper():
        return Binary("matches", value, named(lower, path_text(lower, node), node), **lower.at(node))
    return bound(lower, word, value, node)


@hook("path pattern")
def path_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A variant without data, or a constant."""
    word = path_text(lower, node)
    holder, _, name = word.rpartition("::")
    if name in lower.variants.get(holder, ()):
        return TypeTest(value, Type(Kind.OBJECT, word), **lower.at(node))
    return Binary("matches", value, named(lower, word, node), **lower.at(node))


@hook("variant pattern")
def variant_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """`Some(x)`, `E::B(a, b)`: the type, and a pattern for each component."""
    type_node, elements = entry.one(node, "type"), entry.all(node, "elements")
    if type_node is None:
        return lower.opaque(node)
    type_ = Type(Kind.OBJECT, path_text(lower, type_node))
    tests: list[Expression] = [TypeTest(value, type_, **lower.at(node))]
    for position, one in enumerate(elements):
        if one.type == "remaining_field_pattern":
            break
        tests.append(matching(lower, Member(value, str(position), **lower.at(one)), one, one))
    return all_of(lower, tests, node)


@hook("fields pattern")
def fields_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """`P { x: pattern, y, .. }`."""
    type_node = entry.one(node, "type")
    if type_node is None:
        return lower.opaque(node)
    type_ = Type(Kind.OBJECT, path_text(lower, type_node))
    tests: list[Expression] = [TypeTest(value, type_, **lower.at(node))]
    for one in entry.all(node, "elements"):
        name, inner = one.child_by_field_name("name"), one.child_by_field_name("pattern")
        if name is None:
            continue
        part = Member(value, text_of(name), **lower.at(one))
        tests.append(
            matching(lower, part, inner, one) if inner is not None else bound(lower, text_of(name), part, one)
        )
    return all_of(lower, tests, node)


@hook("slice pattern")
def slice_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """`[first, .., last]`, `[first, rest @ ..]`: the length, and a pattern for each element."""
    range_ = lower.at(node)
    elements = entry.all(node, "elements")
    rest = next((index for index, one in enumerate(elements) if _is_rest(one)), -1)
    length = MethodCall(value, "len", **range_)
    count = Constant(len(elements) - (rest >= 0), **range_)
    tests: list[Expression] = [Binary(">=" if rest >= 0 else "==", length, count, **range_)]
    for position, one in enumerate(elements):
        behind = len(elements) - position
        if position == rest:
            high = Binary("-", length, Constant(behind - 1, **range_), **range_)
            if one.type == "captured_pattern":
                part = Slice(value, Constant(position, **range_), high, **range_)
                tests.append(bound(lower, text_of(one.named_children[0]), part, one))
            continue
        index: Expression = Constant(position, **range_)
        if 0 <= rest < position:
            index = Binary("-", length, Constant(behind, **range_), **range_)
        tests.append(matching(lower, Index(value, index, **range_), one, one))
    return all_of(lower, tests, node)


def _is_rest(node: Node) -> bool:
    if node.type == "captured_pattern":
        return node.named_children[-1].type == "remaining_field_pattern"
    return node.type == "remaining_field_pattern"
