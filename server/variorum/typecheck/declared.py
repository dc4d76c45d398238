"""The classes of a file itself: their bases, methods and fields, as the library states its own."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from tree_sitter import Node

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.typecheck.context import Context
from variorum.typecheck.conversions import Conversions
from variorum.typecheck.forms import forms_of, inner, text_of
from variorum.typecheck.heads import head_of
from variorum.typecheck.kinds import Kind, Known
from variorum.typecheck.naming import declared_names, parameters_of
from variorum.typecheck.signatures import Library, LibraryClass, Signature, library_of
from variorum.typecheck.written import written_kind

# The name under which the functions of a file stand that belong to no class.
FILE = ""
_KEY = "typecheck members"
_BASES = ("superclass", "interfaces")


def node_of(document: Document, item: Item) -> Node | None:
    """The node of an item; None where an edit has taken it."""
    node = document.root_for(item).descendant_for_byte_range(item.span.start, item.span.end)
    while node is not None and node.type != item.node_type:
        node = node.parent
    return node


def owners_of(item: Item) -> tuple[Kind, ...]:
    """The classes around an item, innermost first, and the file."""
    owners, container = [], item.container
    while container is not None:
        if container.declaration is not None:
            owners.append(Kind(container.declaration.name))
        container = container.container
    return (*owners, Kind(FILE))


def library_with(document: Document) -> Library:
    """The standard library with the file's own classes before it."""
    language = document.language
    members: dict[str, list[Signature]] = defaultdict(list)
    classes: dict[str, LibraryClass] = {}
    for item in document.items:
        own = owners_of(item)[0].name
        if item.facts.is_header and item.declaration is not None:
            classes[item.declaration.name] = _class(document, item)
            continue
        members[own].extend(_members(document, item))
    whole = not document.has_errors
    found = _imported(document) | {
        name: LibraryClass(
            name,
            known.variables,
            known.bases,
            declared=(*known.declared, *members[name]),
            is_complete=whole and known.is_complete,
        )
        for name, known in classes.items()
    }
    # Where every function belongs to a class, one that stands alone was cut out of a class with others in it.
    kinds = document.language.expressions["kinds"]
    alone = whole and kinds.get("functions_stand_alone", False) and not _leans_on_others(document, kinds)
    found[FILE] = LibraryClass(FILE, (), (), declared=tuple(members[FILE]), is_complete=alone)
    return library_of(language).over(found)


def _leans_on_others(document: Document, kinds: Mapping[str, Any]) -> bool:
    """Whether the file takes in another one of its project, which may have more functions of the same names."""
    pattern = kinds.get("project_imports")
    return pattern is not None and any(
        re.search(pattern, text_of(node).lstrip())
        for node in document.tree.root_node.children
        if node.is_named
    )


def _imported(document: Document) -> dict[str, LibraryClass]:
    """Imported classes that are namesakes of the library's: nothing is known about them."""
    library, found = library_of(document.language), {}
    for item in document.items:
        for match in item.facts.matches.get("import.path", ()):
            span = match["import.path"]
            path = item.facts.text[span.start : span.end].decode("utf-8", "replace")
            package, _, name = "".join(path.split()).rpartition(".")
            known = library.get(name)
            if known is not None and not package.startswith(known.package):
                found[name] = LibraryClass(name, (), (), is_complete=False)
        for match in item.facts.matches.get("import.module", ()):
            span = match["import.module"]
            path = item.facts.text[span.start : span.end].decode("utf-8", "replace").strip("\"'")
            alias = match.get("import.alias")
            given = item.facts.text[alias.start : alias.end].decode("utf-8", "replace") if alias else ""
            name = given or path.rpartition("/")[2]
            known = library.get(name)
            if known is not None and known.package != path:
                found[name] = LibraryClass(name, (), (), is_complete=False)
    return found


def bare_context(document: Document) -> Context:
    """A context in which types can be read, before anything else is known."""
    facts = document.language.expressions
    conversions = Conversions(facts["kinds"], library_of(document.language))
    return Context(forms_of(document.language), conversions, facts, ())


def _members(document: Document, item: Item) -> tuple[Signature, ...]:
    known: tuple[Signature, ...] | None = item.facts.derived.get(_KEY)
    if known is None:
        node = node_of(document, item)
        known = tuple(_signatures(bare_context(document), node)) if node is not None else ()
        item.facts.derived[_KEY] = known
    return known


def _signatures(context: Context, node: Node) -> list[Signature]:
    form = context.forms.of(node)
    if form == "function" and context.forms.fact(node, "owner") is not None:
        # A method that stands beside its type: the type's members are not followed.
        return []
    if form in ("function", "constructor"):
        return [_function(context, node, form)]
    if form == "bind-several":
        kind = written_kind(context, context.forms.part(node, "type"))
        return [Signature(text_of(one), None, kind) for one in context.forms.parts(node, "name")]
    if form == "declare":
        return [Signature(one.name, None, one.kind) for one in declared_names(context, node)]
    if form == "property":
        kind = written_kind(context, context.forms.part(node, "type"))
        return [Signature(text_of(context.forms.part(node, "name")), None, kind)]
    if form == "holder":
        return [found for child in inner(node) for found in _signatures(context, child)]
    return []


def _function(context: Context, node: Node, form: str) -> Signature:
    head = head_of(context, node)
    kinds = [one.kind for one in head.parameters]
    takes_more = bool(kinds) and head.parameters[-1].is_rest
    if takes_more:
        last = kinds[-1]
        kinds[-1] = last.element if last is not None else None
    return Signature(
        "new" if form == "constructor" else head.name,
        tuple(kinds),
        head.result if form == "function" else None,
        takes_more=takes_more,
        optional=sum(one.is_optional for one in head.parameters),
        variables=frozenset(_variables(node)),
    )


def _class(document: Document, item: Item) -> LibraryClass:
    """A class without the members that are items of their own."""
    context = bare_context(document)
    assert item.declaration is not None
    name = item.declaration.name
    node = document.root_for(item).descendant_for_byte_range(item.span.start, item.span.start)
    while node is not None and node.type != item.node_type:
        node = node.parent
    if node is None:
        return LibraryClass(name, (), (), is_complete=False)
    listed = context.forms.fact(node, "bases", ()) if context.forms.of(node) else ()
    bases = [
        kind
        for part in (
            *map(node.child_by_field_name, _BASES),
            *(one for one in inner(node) if one.type in listed),
        )
        if part is not None
        for kind in _listed(context, part)
    ]
    components = node.child_by_field_name("parameters")
    fields = [
        Signature(component.name, parameters, component.kind)
        for component in parameters_of(context, components)
        for parameters in (None, ())
    ]
    # A base of which nothing can be read, and a class whose members are not followed, may have anything.
    is_open = None in bases or (bool(context.forms.of(node)) and _is_open(context, node))
    known = tuple(base for base in bases if base is not None)
    return LibraryClass(name, tuple(_variables(node)), known, declared=tuple(fields), is_complete=not is_open)


def _is_open(context: Context, node: Node) -> bool:
    """Whether a class has members that its text does not show: by its form, or because a modifier says so."""
    opening = context.forms.fact(node, "opened_by", ())
    return context.forms.fact(node, "is_open", False) or any(text_of(one) in opening for one in inner(node))


def _listed(context: Context, node: Node) -> list[Known]:
    """The types of a list of bases, however deep the grammar puts them."""
    found = []
    for child in inner(node):
        if child.type.endswith("list") and child.type not in context.facts.get("types", {}):
            found.extend(_listed(context, child))
        else:
            found.append(written_kind(context, child))
    return found


def _variables(node: Node) -> list[str]:
    listed = node.child_by_field_name("type_parameters")
    return [text_of(child).split()[0] for child in inner(listed)] if listed is not None else []
