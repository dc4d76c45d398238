"""Infers the types of expressions, and reports operands of the wrong type."""

from __future__ import annotations

import re

from tree_sitter import Node

from variorum.syntax.literals import whole_number
from variorum.typecheck.assignability import check_assignable, check_condition, check_index
from variorum.typecheck.constant_evaluation import constant_of
from variorum.typecheck.context import Context
from variorum.typecheck.forms import names_within, syntax_children, text_of
from variorum.typecheck.inference import handles, infer_type
from variorum.typecheck.operators import result_of_operator
from variorum.typecheck.type_annotations import annotated_type
from variorum.typecheck.types import ARRAY, NULL, MaybeType, Type, array_of, display_type


@handles("literal", "character")
def _literal(context: Context, node: Node) -> MaybeType:
    type_ = str(context.forms.option(node, "kind"))
    prefixed = context.forms.option(node, "prefixed", {}).get(text_of(node)[:1])
    if prefixed is not None:
        return Type(str(prefixed))
    suffixed = context.forms.option(node, "suffixed")
    if suffixed and text_of(node)[-1:].lower() == "l":
        return Type(str(suffixed))
    return NULL if type_ == "null" else Type(type_)


@handles("number")
def _number(context: Context, node: Node) -> MaybeType:
    """Infers the type of a number from its suffix and digits, and reports a literal that is too large for its type."""
    text, literals = text_of(node).lower(), context.tables.get("literals", {})
    based = text.startswith(("0x", "0b"))
    letters = re.search(r"[ul]+$" if based else r"[a-z]+\d*$", text)
    suffix = literals.get("suffixes", {}).get(letters[0]) if letters is not None else None
    if suffix is not None:
        return Type(str(suffix))
    fraction = context.forms.option(node, "fraction")
    if fraction is not None and not based and re.search(r"[.e]", text):
        return Type(str(fraction))
    inexact = context.forms.option(node, "inexact")
    if inexact is not None and not based and not float(text.replace("_", "")).is_integer():
        return Type(str(inexact))
    type_ = Type(str(context.forms.option(node, "kind")))
    largest = literals.get("largest")
    digits = text.replace("_", "").replace("'", "")
    if largest is not None and type_.name in context.conversions.integers and digits.isdigit():
        number = whole_number(digits)
        negated = node.parent is not None and context.forms.of(node.parent) == "unary"
        is_larger = number is None or number > largest + negated
        if is_larger and literals.get("grow"):
            return None
        if is_larger:
            context.report(node, f"{text_of(node)} does not fit into an `{type_}`")
    return type_


@handles("name")
def _name(context: Context, node: Node) -> MaybeType:
    return context.type_of_name(text_of(node))


@handles("self")
def _self(context: Context, node: Node) -> MaybeType:
    del node
    return (
        context.enclosing_classes[0]
        if context.enclosing_classes and context.enclosing_classes[0].name
        else None
    )


@handles("inner")
def _inner(context: Context, node: Node) -> MaybeType:
    types = [infer_type(context, child) for child in syntax_children(node)]
    return types[0] if len(types) == 1 else None


@handles("choice")
def _ternary(context: Context, node: Node) -> MaybeType:
    check_condition(context, context.forms.part(node, "condition"))
    arms = [context.forms.part(node, name) for name in ("consequence", "alternative")]
    one, other = (infer_type(context, arm) if arm is not None else None for arm in arms)
    if one == other:
        return one
    numeric = context.conversions.is_number(one) and context.conversions.is_number(other)
    constant = any(constant_of(context, arm) is not None for arm in arms if arm is not None)
    # A constant takes the type of the other arm if it fits, so the result is uncertain.
    return None if constant or not numeric else context.conversions.promote(one, other)


@handles("unary")
def _unary(context: Context, node: Node) -> MaybeType:
    operand = context.forms.part(node, "operand") or next(syntax_children(node), None)
    type_ = infer_type(context, operand) if operand is not None else None
    operator = _operator(context, node)
    conversions = context.conversions
    if operator in ("++", "--"):
        return _incremented(context, node, type_)
    if operator in context.tables["kinds"].get("unfollowed_signs", ()):
        return None
    if type_ is None or not conversions.is_known(type_) or conversions.has_overloaded_operators(type_):
        return Type(conversions.boolean) if operator == "!" else None
    if operator == "!":
        if not conversions.is_boolean(type_):
            context.report(node, f"`!` needs a `{conversions.boolean}`, not a `{display_type(type_)}`")
        return Type(conversions.boolean)
    if not conversions.is_number(type_):
        context.report(node, f"`{operator}` needs a number, not a `{display_type(type_)}`")
        return None
    return conversions.promote(type_, type_)


@handles("update")
def _update(context: Context, node: Node) -> MaybeType:
    types = [infer_type(context, child) for child in syntax_children(node)]
    type_ = types[0] if types else None
    return _incremented(context, node, type_) if _operator(context, node) in ("++", "--") else type_


def _operator(context: Context, node: Node) -> str:
    """Returns the operator of a unary expression: a field, or the first unnamed child."""
    operator = context.forms.part(node, "operator")
    return text_of(operator or next((child for child in node.children if not child.is_named), None))


def _incremented(context: Context, node: Node, type_: MaybeType) -> MaybeType:
    """Returns the type of an incremented or decremented operand, and reports one that is not a number."""
    if (
        type_ is not None
        and context.conversions.is_known(type_)
        and not context.conversions.has_overloaded_operators(type_)
        and not (context.conversions.is_number(type_) or context.conversions.can_be_incremented(type_))
    ):
        context.report(
            node, f"only a number can be incremented or decremented, not a `{display_type(type_)}`"
        )
    return type_


@handles("binary")
def _binary(context: Context, node: Node) -> MaybeType:
    # A long sum nests to the left without limit, so the chain is evaluated from the inside out.
    chain = [node]
    while True:
        left = context.forms.part(chain[-1], "left")
        if left is None or context.forms.of(left) != "binary":
            break
        chain.append(left)
    type_ = infer_type(context, left) if left is not None else None
    if left is not None and context.forms.of(left) == "new" and type_ is None:
        # The angle brackets of a type, which the grammar parsed as comparisons.
        return None
    for one in reversed(chain):
        right = context.forms.part(one, "right")
        other = infer_type(context, right) if right is not None else None
        operator = text_of(context.forms.part(one, "operator"))
        type_ = result_of_operator(context, one, operator, type_, other)
    return type_


@handles("test")
def _instance_test(context: Context, node: Node) -> MaybeType:
    """Infers the type of `x instanceof T t`, a boolean, and declares the name it binds."""
    left = context.forms.part(node, "left")
    if left is not None:
        infer_type(context, left)
    name, annotation = context.forms.part(node, "name"), context.forms.part(node, "right")
    if name is not None and annotation is not None:
        context.declare(text_of(name), annotated_type(context, annotation))
    return Type(context.conversions.boolean)


@handles("assign")
def _assign(context: Context, node: Node) -> MaybeType:
    left, right = context.forms.part(node, "left"), context.forms.part(node, "right")
    if left is None or right is None:
        return None
    type_ = infer_type(context, left)
    if context.forms.of(left) == "name" and context.is_immutable(text_of(left)):
        context.report(left, f"cannot assign twice to `{text_of(left)}`: it is not `mut`")
    operator = text_of(context.forms.part(node, "operator")) or "="
    if operator == "=" and _takes_any_number(context, type_, right):
        infer_type(context, right)
    elif operator == "=":
        check_assignable(context, right, type_, f"`{_shortened(left)}`")
    else:
        # `x += y` converts the result back to the type of `x`.
        other = infer_type(context, right)
        if _takes_any_number(context, type_, right):
            return type_
        if operator.removesuffix("=") not in context.tables["kinds"].get("unfollowed_operators", ()):
            result_of_operator(context, node, operator.removesuffix("="), type_, other)
    return type_


def _takes_any_number(context: Context, type_: MaybeType, value: Node) -> bool:
    """Returns whether a number is assigned to a type that takes any number, such as a character."""
    taking = context.tables["kinds"].get("assigned_numbers", ())
    return (
        type_ is not None
        and type_.name in taking
        and context.conversions.is_number(infer_type(context, value))
    )


def _shortened(node: Node) -> str:
    text = " ".join(text_of(node).split())
    return text if len(text) <= 30 else text[:29] + "…"


@handles("cast")
def _cast(context: Context, node: Node) -> MaybeType:
    annotation, value = context.forms.part(node, "type"), context.forms.part(node, "value")
    expected = annotated_type(context, annotation)
    type_ = infer_type(context, value) if value is not None else None
    conversions = context.conversions
    if (
        conversions.is_primitive(expected)
        and conversions.is_known(type_)
        and expected is not None
        and type_ is not None
    ):
        both_numbers = conversions.is_number(type_) and conversions.is_number(expected)
        # The class of an object is known at run time only; that of a primitive, a string or an array is
        # certain.
        certain = conversions.is_primitive(conversions.unboxed(type_)) or type_.name in (
            conversions.string,
            ARRAY,
        )
        certain = certain and not conversions.is_pointer(type_)
        if certain and not both_numbers and conversions.unboxed(type_) != expected:
            context.report(node, f"a `{display_type(type_)}` cannot be cast to `{expected}`")
    return expected


@handles("new-array")
def _new_array(context: Context, node: Node) -> MaybeType:
    type_ = annotated_type(context, context.forms.part(node, "type"))
    sizes = context.forms.parts(node, "dimensions")
    depth = sum(max(text_of(size).count("["), 1) for size in sizes)
    for size in sizes:
        for child in syntax_children(size):
            check_index(context, child, infer_type(context, child), "the length of an array")
    for _ in range(depth):
        type_ = array_of(type_)
    elements = context.forms.part(node, "value")
    if elements is not None:
        check_assignable(context, elements, type_, "the array")
    return type_


@handles("lambda")
def _lambda(context: Context, node: Node) -> MaybeType:
    """Checks the body. Parameter types are not inferred, so parameters shadow the names around them."""
    with context.scope(), context.returning(None):
        parameters = context.forms.part(node, "parameters")
        for name in names_within(parameters) if parameters is not None else ():
            context.declare(name, None)
        body = context.forms.part(node, "body")
        if body is not None:
            infer_type(context, body)
    return None


@handles("opaque")
def _opaque(context: Context, node: Node) -> MaybeType:
    del context, node
    return None
