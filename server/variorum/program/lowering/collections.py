"""Lowers collections and maps that are written out, slices, and targets that take values apart."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import (
    Collection,
    Constant,
    Destructuring,
    Index,
    Mapping,
    Slice,
    Spread,
    Variable,
)
from variorum.program.expressions import (
    Entry as MapEntry,
)
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression
from variorum.program.types import ANY, Kind, Type


@hook("collection")
def collection(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A list, set or tuple."""
    kind = entry.word(node, "kind")
    elements = tuple(lower.expression(one) for one in entry.all(node, "elements"))
    return Collection(Type(Kind(kind), entry.word(node, "name") or kind), elements, **lower.at(node))


@hook("spread")
def spread(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """All elements of a value."""
    value = entry.one(node, "value")
    return Spread(lower.expression(value), **lower.at(node)) if value is not None else lower.opaque(node)


@hook("mapping")
def mapping(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A map; keys that are plain names are texts where the language says so."""
    entries: list[MapEntry] = []
    for one in entry.all(node, "entries"):
        form = lower.table.expressions.get(one.type)
        if form is not None and form.form in ("spread", "spread argument", "argument"):
            value = form.one(one, "value")
            if value is None:
                return lower.opaque(one)
            entries.append(MapEntry(None, lower.expression(value), **lower.at(one)))
            continue
        if form is None or form.form not in ("pair", "shorthand"):
            made = _function_entry(lower, one)
            if made is None:
                return lower.opaque(one)
            entries.append(made)
            continue
        if form.form == "shorthand":
            key = Constant(text_of(one), **lower.at(one))
            entries.append(MapEntry(key, lower.expression(one), **lower.at(one)))
            continue
        key_node, value_node = form.one(one, "key"), form.one(one, "value")
        if key_node is None or value_node is None:
            return lower.opaque(one)
        entries.append(MapEntry(_key(lower, key_node), lower.expression(value_node), **lower.at(one)))
    name = entry.word(node, "name") or "map"
    return Mapping(Type(Kind.MAP, name), tuple(entries), **lower.at(node))


def _key(lower: Lowering, node: Node) -> Expression:
    if node.type in lower.table.fact("scoping", "key_names", ()):
        known = lower.table.fact("scoping", "key_type", "")
        type_ = lower.table.type_named(known) if known else ANY
        return Constant(text_of(node).rstrip(":"), type_, **lower.at(node))
    return lower.expression(node)


def _function_entry(lower: Lowering, node: Node) -> MapEntry | None:
    """A method of an object that is a map."""
    from variorum.program.lowering.table import HOOKS

    form = lower.table.members.get(node.type)
    if form is None or form.form != "method" or form.has(node, "property") or form.has(node, "setter"):
        return None
    name = form.one(node, "name")
    if name is None:
        return None
    value: Expression = HOOKS["lambda"](lower, node, form)
    return MapEntry(_key(lower, name), value, **lower.at(node))


@hook("pair")
def pair(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A key with its value outside of a map: nothing that the representation has."""
    return lower.opaque(node)


@hook("shorthand")
def shorthand(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A name that is key and value at once."""
    from variorum.program.lowering.names import named

    return named(lower, text_of(node), node)


@hook("subscript")
def subscript(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """An element, or a part, of a value; several indexes are a tuple, or elements of elements (`nested`)."""
    holder = entry.one(node, "object")
    indexes = entry.all(node, "index")
    if holder is None or not indexes:
        return lower.opaque(node)
    value = lower.expression(holder)
    if entry.has(node, "safe"):
        from variorum.program.lowering.calls import guarded

        index = lower.expression(indexes[0])
        return guarded(lower, value, node, lambda known: Index(known, index, **lower.at(node)))
    if len(indexes) > 1 and not entry.has(node, "nested"):
        index = Collection(
            Type(Kind.TUPLE, "tuple"),
            tuple(lower.expression(one) for one in indexes),
            **lower.at(node),
        )
        return Index(value, index, **lower.at(node))
    for one in indexes:
        form = lower.table.expressions.get(one.type)
        if form is not None and form.form == "slice":
            value = _part(lower, value, one, node)
        else:
            value = Index(value, lower.expression(one), **lower.at(node))
    return value


def _part(lower: Lowering, value: Expression, node: Node, around: Node) -> Expression:
    """A slice by the colons in it: `low:high:step`."""
    bounds: list[Expression | None] = [None, None, None]
    position = 0
    for child in node.children:
        if child.type == ":":
            position += 1
        elif child.is_named and not child.is_extra and position < len(bounds):
            bounds[position] = lower.expression(child)
    return Slice(value, bounds[0], bounds[1], bounds[2], **lower.at(around))


@hook("slice")
def slice_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A slice outside of a subscript."""
    return lower.opaque(node)


@hook("destructuring")
def destructuring(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A target that takes a value apart by position."""
    elements: list[Expression] = []
    rest = -1
    for one in entry.all(node, "elements"):
        form = lower.table.targets.get(one.type)
        if form is not None and form.form == "rest target":
            rest = len(elements)
            inner = form.one(one, "value")
            elements.append(lower.target(inner) if inner is not None else lower.opaque(one))
        else:
            elements.append(lower.target(one))
    return Destructuring(tuple(elements), rest, **lower.at(node))


@hook("list destructuring")
def list_destructuring(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A target by position in which places may be left out: `[a, , b]`."""
    elements: list[Expression] = []
    rest = -1
    is_open = True
    for child in node.children[1:-1]:
        if child.type == ",":
            if is_open:
                elements.append(Variable(lower.temporary(), **lower.at(child)))
            is_open = True
        elif not child.is_extra:
            is_open = False
            form = lower.table.targets.get(child.type)
            inner = child
            if form is not None and form.form == "rest target":
                rest = len(elements)
                inner = form.one(child, "value") or child
            elements.append(lower.target(inner))
    return Destructuring(tuple(elements), rest, **lower.at(node))


@hook("key destructuring")
def key_destructuring(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A target that takes an object apart by its keys."""
    elements: list[Expression] = []
    keys: list[str] = []
    rest = -1
    for one in entry.all(node, "elements"):
        form = lower.table.targets.get(one.type)
        if form is not None and form.form == "pair target":
            key, value = form.one(one, "key"), form.one(one, "value")
            if key is None or value is None:
                return lower.opaque(node)
            keys.append(text_of(key).strip("'\""))
            elements.append(lower.target(value))
        elif form is not None and form.form == "rest target":
            rest = len(elements)
            keys.append("")
            elements.append(lower.target(form.one(one, "value") or one))
        elif form is not None and form.form == "default target":
            keys.append(form.word(one, "value"))
            elements.append(lower.target(one))
        else:
            keys.append(text_of(one))
            elements.append(lower.target(one))
    return Destructuring(tuple(elements), rest, tuple(keys), **lower.at(node))


@hook("pair target")
def pair_target(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A key with its target, outside of a pattern."""
    return lower.opaque(node)


@hook("default target")
def default_target(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A target with a value for what is missing."""
    return lower.opaque(node, "default in a pattern")


@hook("spread argument")
def spread_argument(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """All elements of a value, in a collection; arguments are lowered by the call."""
    made: Expression = spread(lower, node, entry)
    return made


@hook("rest target")
def rest_target(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """What takes the elements that are left, outside of a pattern."""
    return lower.opaque(node)


@hook("ignored target")
def ignored_target(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A place that nothing reads."""
    return Variable(lower.temporary(), **lower.at(node))


@hook("target of")
def target_of(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A target in parentheses."""
    inner = entry.one(node, "of")
    return lower.target(inner) if inner is not None else lower.opaque(node)
