"""Where a value is used as no value of its kind can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from tree_sitter import Node

from variorum.syntax.span import Span
from variorum.translation.values.code import inner
from variorum.translation.values.expressions import Kinds, is_whole
from variorum.translation.values.kinds import NEVER, QUOTIENT, TEXT, Kind, Known, is_number, named_type

_ORDERINGS = frozenset({"<", "<=", ">", ">="})
_SUMS = frozenset({"+", "-", "*", "/", "//", "**"})
_HOLDING = frozenset({"list", "tuple", "map", "set"})


class Misuse(NamedTuple):
    """A place, relative to the item, and what is wrong there."""

    span: Span
    message: str


def misuses(kinds: Kinds) -> Iterator[Misuse]:
    """The misuses in an item, in source order."""
    forms = kinds.code.tables.forms
    for node in kinds.code.nodes:
        # What binds names has no form.
        yield from _CHECKS[forms.get(node.type, _BINDING)](kinds, node)


def _element(kinds: Kinds, node: Node) -> Iterator[Misuse]:
    """Indexes that are none, of values that have none."""
    code = kinds.code
    of, at = node.child_by_field_name("value"), node.child_by_field_name("subscript")
    kind, index = kinds.of(of), kinds.of(at)
    if of is None or at is None or kind == NEVER:
        return
    if kind is not None and kind.name in code.tables.takes["no_index"]:
        yield Misuse(
            code.span(node),
            f"`{code.text(of)}` is {named_type(kind)}, of which nothing can be taken by its place",
        )
    elif kind is not None and kind.name in code.tables.takes["whole_index"] and not is_whole(index):
        assert index is not None
        yield Misuse(
            code.span(at), f"`{code.text(at)}` is {named_type(index)}, and no place in {named_type(kind)}"
        )
    elif kind == Kind("map") and index is not None and index.name in code.tables.takes["no_key"]:
        yield Misuse(code.span(at), f"`{code.text(at)}` is {named_type(index)}, which cannot be a key")


def _call(kinds: Kinds, node: Node) -> Iterator[Misuse]:
    """Arguments that a function of the library cannot take."""
    code, name, given = kinds.code, kinds.called(node), kinds.arguments(node)
    if not given:
        return
    first = kinds.of(given[0])
    if name in code.tables.takes["whole_arguments"]:
        for one in given:
            kind = kinds.of(one)
            if kind is not None and not is_whole(kind):
                yield Misuse(
                    code.span(one),
                    f"`{code.text(one)}` is {named_type(kind)}, `{name}` takes whole numbers only",
                )
    elif first is None or first == NEVER:
        return
    elif name in code.tables.takes["measuring"] and first.name in code.tables.takes["no_length"]:
        yield Misuse(
            code.span(given[0]), f"`{code.text(given[0])}` is {named_type(first)}, which has no length"
        )
    elif (
        name in code.tables.takes["walking"]
        and len(given) == 1
        and first.name in code.tables.takes["no_walk"]
    ):
        yield Misuse(
            code.span(given[0]),
            f"`{code.text(given[0])}` is {named_type(first)}, which holds nothing to walk over",
        )
    elif name in code.tables.takes["keyed"] and first.name in code.tables.takes["no_key"]:
        yield Misuse(
            code.span(given[0]), f"`{code.text(given[0])}` is {named_type(first)}, which no set can hold"
        )
    elif name in code.tables.takes["texts_of"] and is_number(kinds.element_of(first)):
        yield Misuse(
            code.span(given[0]), f"`{code.text(given[0])}` holds numbers, and only texts can be joined"
        )


def _operation(kinds: Kinds, node: Node) -> Iterator[Misuse]:
    """Sums of what does not go together."""
    one, other = kinds.of(node.child_by_field_name("left")), kinds.of(node.child_by_field_name("right"))
    operator = kinds.code.text(node.child_by_field_name("operator"))
    if operator in _SUMS and not _goes_together(one, other, operator):
        assert one is not None
        assert other is not None
        yield Misuse(
            kinds.code.span(node),
            f"`{operator}` between {named_type(one)} and {named_type(other)} stops the program",
        )


def _goes_together(one: Known, other: Known, operator: str) -> bool:
    if one is None or other is None or (is_number(one) and is_number(other)):
        return True
    if not {one, other}.isdisjoint((NEVER, QUOTIENT)):
        return True
    names = {one.name, other.name}
    if "iterator" in names or "set" in names:
        # Sets can be subtracted, and what other objects can do is theirs.
        return not (names & {"integer", "text"})
    if operator == "+":
        return one.name == other.name and one.name not in ("map", "nothing")
    if operator == "*":
        return bool(names & {"text", "list", "tuple"}) and bool(names & {"integer", "number", "truth"})
    return False


def _comparison(kinds: Kinds, node: Node) -> Iterator[Misuse]:
    """Orderings of a number and a text, and equalities that never hold."""
    parts = inner(node)
    operator = next((kinds.code.text(one) for one in node.children_by_field_name("operators")), "")
    if len(parts) != 2:
        return
    one, other = kinds.of(parts[0]), kinds.of(parts[1])
    if one is None or other is None or not {one, other}.isdisjoint((NEVER, QUOTIENT)):
        return
    apart = (is_number(one), one == TEXT, one.name in _HOLDING) != (
        is_number(other),
        other == TEXT,
        other.name in _HOLDING,
    ) and not {"nothing", "iterator"} & {one.name, other.name}
    if apart and operator in _ORDERINGS:
        yield Misuse(kinds.code.span(node), f"{named_type(one)} and {named_type(other)} have no order")
    elif apart and operator in ("==", "!="):
        yield Misuse(kinds.code.span(node), f"{named_type(one)} never equals {named_type(other)}")


def _binding(kinds: Kinds, node: Node) -> Iterator[Misuse]:
    """Walks over what holds nothing, stores to what cannot change, sums with the name itself, values that are none."""
    code = kinds.code
    how = code.tables.binds[node.type]
    names, value = node.child_by_field_name(how.names), node.child_by_field_name(how.value)
    if names is None or value is None:
        return
    kind = kinds.of(value)
    if how.walks:
        if kind is not None and kind.name in code.tables.takes["no_walk"]:
            yield Misuse(
                code.span(value),
                f"`{code.text(value)}` is {named_type(kind)}, which holds nothing to walk over",
            )
        return
    yield from _store(kinds, names)
    if how.operator is not None:
        operator = code.text(node.child_by_field_name(how.operator)).removesuffix("=")
        before = kinds.of(names)
        adds_elements = before is not None and before.name == "list" and operator == "+"
        if adds_elements and kind is not None and not is_number(kind):
            return
        if operator in _SUMS and not _goes_together(before, kind, operator):
            assert before is not None
            assert kind is not None
            yield Misuse(
                code.span(node),
                f"`{operator}=` between {named_type(before)} and {named_type(kind)} stops the program",
            )
    else:
        yield from _nothing(kinds, value)


def _handed_back(kinds: Kinds, node: Node) -> Iterator[Misuse]:
    """A result that is none."""
    for value in inner(node):
        yield from _nothing(kinds, value)


def _nothing(kinds: Kinds, value: Node) -> Iterator[Misuse]:
    if kinds.of(value) == Kind("nothing") and kinds.code.form(value) == "call":
        yield Misuse(
            kinds.code.span(value),
            f"`{kinds.code.text(value)}` changes a collection in place and hands back nothing",
        )


def _store(kinds: Kinds, names: Node) -> Iterator[Misuse]:
    if kinds.code.form(names) != "element":
        return
    of = names.child_by_field_name("value")
    kind = kinds.of(of)
    if kind is not None and kind.name in kinds.code.tables.takes["no_store"]:
        yield Misuse(
            kinds.code.span(names),
            f"`{kinds.code.text(of)}` is {named_type(kind)}, whose elements cannot be changed",
        )


_BINDING = "binding"
_CHECKS: Mapping[str, Callable[[Kinds, Node], Iterator[Misuse]]] = {
    "element": _element,
    "call": _call,
    "binary": _operation,
    "comparison": _comparison,
    "return": _handed_back,
    _BINDING: _binding,
}
