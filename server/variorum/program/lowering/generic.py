"""Builds representation nodes whose parts map to their fields one to one, by the types of the fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import attrs
from tree_sitter import Node

from variorum.program import declarations, expressions, statements

if TYPE_CHECKING:
    from variorum.program.lowering.engine import Lowering
    from variorum.program.lowering.table import Entry

_MODULES = (expressions, statements, declarations)


def builder(form: str, given: frozenset[str]) -> Callable[..., Any]:
    """The builder of a representation class: each part that the table gives is lowered to what the field of its name holds.

    Raises:
        KeyError: no class and no hook has this name, or a part is no field of the class.
    """
    kind = next((getattr(module, form) for module in _MODULES if hasattr(module, form)), None)
    if kind is None:
        raise KeyError(form)
    fields = {field.name: field for field in attrs.fields(kind)}
    makers = [(name, _MAKERS[str(fields[name].type)], _is_required(fields[name])) for name in sorted(given)]

    def build(lower: Lowering, node: Node, entry: Entry) -> Any:
        values = {}
        for name, make, is_required in makers:
            value = make(lower, node, entry, name)
            if value is None and is_required:
                return lower.opaque(node, f"{form} without {name}")
            values[name] = value
        return kind(**values, **lower.at(node))

    return build


def _is_required(field: attrs.Attribute[Any]) -> bool:
    return field.default is attrs.NOTHING and "None" not in str(field.type)


def _expression(lower: Lowering, node: Node, entry: Entry, part: str) -> Any:
    found = entry.one(node, part)
    return lower.expression(found) if found is not None else None


def _expressions(lower: Lowering, node: Node, entry: Entry, part: str) -> Any:
    return tuple(lower.expression(one) for one in entry.all(node, part))


def _block(lower: Lowering, node: Node, entry: Entry, part: str) -> Any:
    found = entry.all(node, part)
    return lower.block(*found) if found else None


def _statements(lower: Lowering, node: Node, entry: Entry, part: str) -> Any:
    return lower.block(*entry.all(node, part)).statements


def _arguments(lower: Lowering, node: Node, entry: Entry, part: str) -> Any:
    return lower.arguments(entry.all(node, part))


def _word(lower: Lowering, node: Node, entry: Entry, part: str) -> Any:
    return entry.word(node, part)


def _type(lower: Lowering, node: Node, entry: Entry, part: str) -> Any:
    return lower.type(entry.one(node, part))


def _flag(lower: Lowering, node: Node, entry: Entry, part: str) -> Any:
    return entry.has(node, part)


_MAKERS: dict[str, Callable[..., Any]] = {
    "Expression": _expression,
    "Expression | None": _expression,
    "tuple[Expression, ...]": _expressions,
    "Block": _block,
    "Block | None": _block,
    "tuple[Statement, ...]": _statements,
    "tuple[Argument, ...]": _arguments,
    "str": _word,
    "Type": _type,
    "bool": _flag,
}
