"""Lowers imports: each name that one binds is a symbol with the path of what it stands for."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Symbol


def _bound(lower: Lowering, name: str, path: str) -> None:
    symbol = lower.declare(name, Symbol.MODULE)
    symbol.path = path


@hook("import modules")
def import_modules(lower: Lowering, node: Node, entry: Entry) -> None:
    """`import a.b, c as d`: the first name of each, or its alias."""
    for one in entry.all(node, "names"):
        alias = one.child_by_field_name("alias")
        name = one.child_by_field_name("name")
        if alias is not None and name is not None:
            _bound(lower, text_of(alias), text_of(name))
        else:
            first = text_of(one).split(".")[0].strip()
            _bound(lower, first, first)


@hook("import names")
def import_names(lower: Lowering, node: Node, entry: Entry) -> None:
    """`from a import b as c`."""
    module = entry.word(node, "module").strip("\"'`")
    names = entry.all(node, "names")
    lower.binds_unseen |= not names
    for one in names:
        alias = one.child_by_field_name("alias")
        name = one.child_by_field_name("name") or one
        word = text_of(name)
        _bound(lower, text_of(alias) if alias is not None else word, f"{module}.{word}")


@hook("import bindings")
def import_bindings(lower: Lowering, node: Node, entry: Entry) -> None:
    """`import a, { b as c } from "m"` and `import * as n from "m"`."""
    module = entry.word(node, "module").strip("\"'`")
    waiting = entry.all(node, "names")
    while waiting:
        one = waiting.pop()
        if one.type == "import_specifier":
            name, alias = one.child_by_field_name("name"), one.child_by_field_name("alias")
            if name is not None:
                _bound(lower, text_of(alias or name), f"{module}.{text_of(name)}")
        elif one.type == "namespace_import":
            _bound(lower, text_of(one.named_children[0]), module)
        elif one.type == "identifier":
            _bound(lower, text_of(one), f"{module}.default")
        else:
            waiting.extend(one.named_children)


@hook("import last")
def import_last(lower: Lowering, node: Node, entry: Entry) -> None:
    """An import whose last word is the name, such as Java's static ones."""
    if "when" in entry.parts and not entry.has(node, "when"):
        return
    path = entry.word(node, "path").replace(" ", "").strip("\"'`")
    if entry.has(node, "all") or not path:
        lower.binds_unseen = True
        return
    alias = entry.word(node, "alias")
    name = alias or path.replace("/", ".").rsplit(".", 1)[-1]
    _bound(lower, name, path)
