"""The kinds of expressions, from the inside out; what cannot be is reported on the way."""

from __future__ import annotations

import re

from tree_sitter import Node

from variorum.syntax.literals import whole_number
from variorum.typecheck.constants import constant_of
from variorum.typecheck.context import Context
from variorum.typecheck.dispatch import form, kind_of
from variorum.typecheck.expecting import check_condition, check_position, expect
from variorum.typecheck.forms import inner, names_within, text_of
from variorum.typecheck.kinds import ARRAY, NULL, Kind, Known, array_of, shown
from variorum.typecheck.operators import result_of_operator
from variorum.typecheck.written import written_kind


@form("literal", "character")
def _literal(context: Context, node: Node) -> Known:
    kind = str(context.forms.fact(node, "kind"))
    prefixed = context.forms.fact(node, "prefixed", {}).get(text_of(node)[:1])
    if prefixed is not None:
        return Kind(str(prefixed))
    suffixed = context.forms.fact(node, "suffixed")
    if suffixed and text_of(node)[-1:].lower() == "l":
        return Kind(str(suffixed))
    return NULL if kind == "null" else Kind(kind)


@form("number")
def _number(context: Context, node: Node) -> Known:
    """A number's suffix may say what it is; without one it may be too large for what it is."""
    text, literals = text_of(node).lower(), context.facts.get("literals", {})
    based = text.startswith(("0x", "0b"))
    letters = re.search(r"[ul]+$" if based else r"[a-z]+\d*$", text)
    suffix = literals.get("suffixes", {}).get(letters[0]) if letters is not None else None
    if suffix is not None:
        return Kind(str(suffix))
    fraction = context.forms.fact(node, "fraction")
    if fraction is not None and not based and re.search(r"[.e]", text):
        return Kind(str(fraction))
    inexact = context.forms.fact(node, "inexact")
    if inexact is not None and not based and not float(text.replace("_", "")).is_integer():
        return Kind(str(inexact))
    kind = Kind(str(context.forms.fact(node, "kind")))
    largest = literals.get("largest")
    digits = text.replace("_", "").replace("'", "")
    if largest is not None and kind.name in context.conversions.integers and digits.isdigit():
        number = whole_number(digits)
        negated = node.parent is not None and context.forms.of(node.parent) == "unary"
        is_larger = number is None or number > largest + negated
        if is_larger and literals.get("grow"):
            return None
        if is_larger:
            context.report(node, f"{text_of(node)} does not fit into an `{kind}`")
    return kind


@form("name")
def _name(context: Context, node: Node) -> Known:
    return context.kind_of_name(text_of(node))


@form("self")
def _self(context: Context, node: Node) -> Known:
    del node
    return context.owners[0] if context.owners and context.owners[0].name else None


@form("inner")
def _inner(context: Context, node: Node) -> Known:
    kinds = [kind_of(context, child) for child in inner(node)]
    return kinds[0] if len(kinds) == 1 else None


@form("choice")
def _choice(context: Context, node: Node) -> Known:
    check_condition(context, context.forms.part(node, "condition"))
    arms = [context.forms.part(node, name) for name in ("consequence", "alternative")]
    one, other = (kind_of(context, arm) if arm is not None else None for arm in arms)
    if one == other:
        return one
    numeric = context.conversions.is_number(one) and context.conversions.is_number(other)
    constant = any(constant_of(context, arm) is not None for arm in arms if arm is not None)
    # A constant takes the kind of the other arm where it fits, so a mixed pair is not certain.
    return None if constant or not numeric else context.conversions.promoted(one, other)


@form("unary")
def _unary(context: Context, node: Node) -> Known:
    operand = context.forms.part(node, "operand") or next(inner(node), None)
    kind = kind_of(context, operand) if operand is not None else None
    operator = _sign(context, node)
    conversions = context.conversions
    if operator in ("++", "--"):
        return _counted(context, node, kind)
    if operator in context.facts["kinds"].get("unfollowed_signs", ()):
        return None
    if kind is None or not conversions.is_known(kind) or conversions.has_own_operators(kind):
        return Kind(conversions.truth) if operator == "!" else None
    if operator == "!":
        if not conversions.is_truth(kind):
            context.report(node, f"`!` needs a `{conversions.truth}`, this is a `{shown(kind)}`")
        return Kind(conversions.truth)
    if not conversions.is_number(kind):
        context.report(node, f"`{operator}` needs a number, this is a `{shown(kind)}`")
        return None
    return conversions.promoted(kind, kind)


@form("update")
def _update(context: Context, node: Node) -> Known:
    kinds = [kind_of(context, child) for child in inner(node)]
    kind = kinds[0] if kinds else None
    return _counted(context, node, kind) if _sign(context, node) in ("++", "--") else kind


def _sign(context: Context, node: Node) -> str:
    """The operator of an expression with one operand: a field, or the one part that is no expression."""
    written = context.forms.part(node, "operator")
    return text_of(written or next((child for child in node.children if not child.is_named), None))


def _counted(context: Context, node: Node, kind: Known) -> Known:
    """The kind of what is counted up or down, which has to be a number."""
    if (
        kind is not None
        and context.conversions.is_known(kind)
        and not context.conversions.has_own_operators(kind)
        and not (context.conversions.is_number(kind) or context.conversions.is_step(kind))
    ):
        context.report(node, f"only a number can be counted up or down, this is a `{shown(kind)}`")
    return kind


@form("binary")
def _binary(context: Context, node: Node) -> Known:
    # A long sum nests to the left without limit; it is taken from the inside out.
    chain = [node]
    while True:
        left = context.forms.part(chain[-1], "left")
        if left is None or context.forms.of(left) != "binary":
            break
        chain.append(left)
    kind = kind_of(context, left) if left is not None else None
    if left is not None and context.forms.of(left) == "new" and kind is None:
        # The brackets of a type that the grammar has taken for comparisons.
        return None
    for one in reversed(chain):
        right = context.forms.part(one, "right")
        other = kind_of(context, right) if right is not None else None
        operator = text_of(context.forms.part(one, "operator"))
        kind = result_of_operator(context, one, operator, kind, other)
    return kind


@form("test")
def _test(context: Context, node: Node) -> Known:
    """`x instanceof T t`: true or false; the name it binds is known behind it."""
    left = context.forms.part(node, "left")
    if left is not None:
        kind_of(context, left)
    name, written = context.forms.part(node, "name"), context.forms.part(node, "right")
    if name is not None and written is not None:
        context.declare(text_of(name), written_kind(context, written))
    return Kind(context.conversions.truth)


@form("assign")
def _assign(context: Context, node: Node) -> Known:
    left, right = context.forms.part(node, "left"), context.forms.part(node, "right")
    if left is None or right is None:
        return None
    kind = kind_of(context, left)
    if context.forms.of(left) == "name" and context.is_fixed(text_of(left)):
        context.report(left, f"`{text_of(left)}` keeps its value: it was bound without `mut`")
    operator = text_of(context.forms.part(node, "operator")) or "="
    if operator == "=" and _takes_any_number(context, kind, right):
        kind_of(context, right)
    elif operator == "=":
        expect(context, right, kind, f"`{_short(left)}`")
    else:
        # `x += y` takes the result back to the kind of `x` without asking.
        other = kind_of(context, right)
        if _takes_any_number(context, kind, right):
            return kind
        if operator.removesuffix("=") not in context.facts["kinds"].get("unfollowed_operators", ()):
            result_of_operator(context, node, operator.removesuffix("="), kind, other)
    return kind


def _takes_any_number(context: Context, kind: Known, value: Node) -> bool:
    """Whether what is assigned to takes a number for a character."""
    taking = context.facts["kinds"].get("assigned_numbers", ())
    return kind is not None and kind.name in taking and context.conversions.is_number(kind_of(context, value))


def _short(node: Node) -> str:
    text = " ".join(text_of(node).split())
    return text if len(text) <= 30 else text[:29] + "…"


@form("cast")
def _cast(context: Context, node: Node) -> Known:
    written, value = context.forms.part(node, "type"), context.forms.part(node, "value")
    wanted = written_kind(context, written)
    kind = kind_of(context, value) if value is not None else None
    conversions = context.conversions
    if (
        conversions.is_plain(wanted)
        and conversions.is_known(kind)
        and wanted is not None
        and kind is not None
    ):
        both_numbers = conversions.is_number(kind) and conversions.is_number(wanted)
        # Whatever an object is may turn out at run time; of a text or an array it is certain.
        certain = conversions.is_plain(conversions.plain(kind)) or kind.name in (conversions.text, ARRAY)
        certain = certain and not conversions.is_pointer(kind)
        if certain and not both_numbers and conversions.plain(kind) != wanted:
            context.report(node, f"a `{shown(kind)}` cannot be cast to `{wanted}`")
    return wanted


@form("new-array")
def _new_array(context: Context, node: Node) -> Known:
    kind = written_kind(context, context.forms.part(node, "type"))
    sizes = context.forms.parts(node, "dimensions")
    depth = sum(max(text_of(size).count("["), 1) for size in sizes)
    for size in sizes:
        for child in inner(size):
            check_position(context, child, kind_of(context, child), "the length of an array")
    for _ in range(depth):
        kind = array_of(kind)
    elements = context.forms.part(node, "value")
    if elements is not None:
        expect(context, elements, kind, "the array")
    return kind


@form("lambda")
def _lambda(context: Context, node: Node) -> Known:
    """What a lambda takes is not followed, so its parameters hide the names around it."""
    with context.scope(), context.returning(None):
        parameters = context.forms.part(node, "parameters")
        for name in names_within(parameters) if parameters is not None else ():
            context.declare(name, None)
        body = context.forms.part(node, "body")
        if body is not None:
            kind_of(context, body)
    return None


@form("opaque")
def _opaque(context: Context, node: Node) -> Known:
    del context, node
    return None
