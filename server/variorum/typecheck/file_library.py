"""Collects the classes a file declares, with their bases, methods and fields, and puts them before the standard
library.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tree_sitter import Node

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import CollectedItems, memoized_per_item
from variorum.syntax.source_text import decode
from variorum.typecheck.context import Context
from variorum.typecheck.conversions import Conversions
from variorum.typecheck.declarators import Parameter, declared_names, parameters_of
from variorum.typecheck.forms import forms_of, has_word, syntax_children, text_of
from variorum.typecheck.function_heads import function_head
from variorum.typecheck.shadowed_classes import imported_classes, package_classes
from variorum.typecheck.signatures import Library, LibraryClass, Signature, library_of
from variorum.typecheck.type_annotations import annotated_type
from variorum.typecheck.types import MaybeType, Type

# The name of the class that stands for the file's functions outside of classes.
FILE = ""
_NEW = "new"
_KEY = "typecheck library"
_BASES = ("superclass", "interfaces")


def node_of(document: Document, item: Item) -> Node | None:
    """Returns the node of an item. Returns None if an edit has removed it."""
    node = document.root_for(item).descendant_for_byte_range(item.span.start, item.span.end)
    while node is not None and node.type != item.node_type:
        node = node.parent
    return node


def enclosing_classes_of(item: Item) -> tuple[Type, ...]:
    """Returns the classes around an item, innermost first, and then the file."""
    enclosing_classes, container = [], item.container
    while container is not None:
        if container.declaration is not None:
            enclosing_classes.append(Type(container.declaration.name))
        container = container.container
    return (*enclosing_classes, Type(FILE))


def library_for(document: Document, memo: dict[object, Any] | None = None) -> Library:
    """Returns the standard library, shadowed by the file's own classes.

    Args:
        document: the file.
        memo: results of earlier versions of the file. With it, the same object is returned until the file's
            declarations change.
    """
    language, whole = document.language, not document.has_errors
    types = language.expressions["kinds"]
    # Where every function belongs to a class, a function on its own is an extract of a class with unseen
    # members.
    alone = (
        whole and types.get("functions_stand_alone", False) and not _imports_project_files(document, types)
    )
    declarations = _FileDeclarations(
        _declared.by_section(document, _section_declarations),
        document.folded(imported_classes, language),
        package_classes(document),
        whole,
        alone,
    )
    last: tuple[_FileDeclarations, Library] | None = memo.get(_KEY) if memo is not None else None
    if last is not None and last[0] == declarations:
        return last[1]
    library = library_of(language).with_classes(_classes(declarations))
    if last is not None and last[1].own == library.own:
        library = last[1]
    if memo is not None:
        memo[_KEY] = declarations, library
    return library


class _ItemDeclarations(NamedTuple):
    """The declarations of an item: a class for the header of a class, members of `owner` for any other item."""

    owner: str
    members: tuple[Signature, ...]
    declared_class: LibraryClass | None


class _SectionDeclarations(NamedTuple):
    """The declarations of the items of a section."""

    members: Mapping[str, Sequence[Signature]]
    classes: Mapping[str, LibraryClass]


class _FileDeclarations(NamedTuple):
    """All declarations of a file, section by section."""

    declared: Sequence[_SectionDeclarations]
    imported_classes: Sequence[Mapping[str, LibraryClass]]
    package_classes: Mapping[str, LibraryClass]
    """Classes that other files of the package may declare."""
    is_whole: bool
    """Whether the file has no syntax errors."""
    stands_alone: bool
    """Whether the file's own functions are the only ones visible in it."""


def _classes(declarations: _FileDeclarations) -> dict[str, LibraryClass]:
    """Returns the classes of a file, including the one that stands for functions outside of classes."""
    members: dict[str, list[Signature]] = defaultdict(list)
    found = dict(declarations.package_classes)
    for namesakes in declarations.imported_classes:
        found |= namesakes
    classes: dict[str, LibraryClass] = {}
    for section in declarations.declared:
        classes |= section.classes
        for owner, signatures in section.members.items():
            members[owner].extend(signatures)
    for name, known in classes.items():
        found[name] = LibraryClass(
            name,
            known.variables,
            known.bases,
            declared=(*known.declared, *members[name]),
            is_complete=declarations.is_whole and known.is_complete,
        )
    found[FILE] = LibraryClass(
        FILE, (), (), declared=tuple(members[FILE]), is_complete=declarations.stands_alone
    )
    return found


def _item_declarations(document: Document, item: Item) -> _ItemDeclarations | None:
    """Returns the declarations of an item, with the name of the enclosing class."""
    if item.facts.is_header and item.declaration is not None:
        return _ItemDeclarations("", (), _class(document, item))
    members = _members(document, item)
    return _ItemDeclarations(enclosing_classes_of(item)[0].name, members, None) if members else None


# Cached per section: the name of the enclosing class is not part of an item's text.
_declared = CollectedItems(_item_declarations)


def _section_declarations(declared: Sequence[tuple[int, _ItemDeclarations]]) -> _SectionDeclarations:
    members: dict[str, list[Signature]] = {}
    classes: dict[str, LibraryClass] = {}
    for _, one in declared:
        if one.declared_class is not None:
            classes[one.declared_class.name] = one.declared_class
        else:
            members.setdefault(one.owner, []).extend(one.members)
    return _SectionDeclarations(members, classes)


def _imports_project_files(document: Document, types: Mapping[str, Any]) -> bool:
    """Returns whether the file imports another one of its project, which may declare more functions of the same
    names.
    """
    pattern = types.get("project_imports")
    return pattern is not None and any(document.folded(_matches_import, re.compile(pattern)))


def _matches_import(items: Sequence[Item], pattern: re.Pattern[str]) -> bool:
    """Returns whether the first line of a file-level item matches the pattern."""
    lines = (item.facts.text.lstrip().partition(b"\n")[0] for item in items if item.container is None)
    return any(pattern.search(decode(line)) for line in lines)


def annotation_context(document: Document) -> Context:
    """Returns a context for reading type annotations, which knows the standard library only."""
    facts = document.language.expressions
    conversions = Conversions(facts["kinds"], library_of(document.language))
    return Context(forms_of(document.language), conversions, facts, ())


@memoized_per_item
def _members(document: Document, item: Item) -> tuple[Signature, ...]:
    node = node_of(document, item)
    return tuple(_signatures(annotation_context(document), node)) if node is not None else ()


def _signatures(context: Context, node: Node) -> list[Signature]:
    form = context.forms.of(node)
    if form == "function" and context.forms.option(node, "owner") is not None:
        # A method that is declared outside of its type. Members of such types are not tracked.
        return []
    if form in ("function", "constructor"):
        return [_function(context, node, form)]
    if form == "bind-several":
        type_ = annotated_type(context, context.forms.part(node, "type"))
        return [Signature(text_of(one), None, type_) for one in context.forms.parts(node, "name")]
    if form == "declare":
        return [Signature(one.name, None, one.type) for one in declared_names(context, node)]
    if form == "property":
        type_ = annotated_type(context, context.forms.part(node, "type"))
        return [Signature(text_of(context.forms.part(node, "name")), None, type_)]
    if form == "holder":
        return [found for child in syntax_children(node) for found in _signatures(context, child)]
    return []


def _function(context: Context, node: Node, form: str) -> Signature:
    head, variables = function_head(context, node), frozenset(_variables(node))
    if form == "constructor":
        return _signature_of(_NEW, head.parameters, None, variables)
    return _signature_of(head.name, head.parameters, head.result, variables)


def _signature_of(
    name: str, parameters: Sequence[Parameter], result: MaybeType, variables: frozenset[str] = frozenset()
) -> Signature:
    types = [one.type for one in parameters]
    is_variadic = bool(types) and parameters[-1].is_rest
    if is_variadic:
        last = types[-1]
        types[-1] = last.element if last is not None else None
    return Signature(
        name,
        tuple(types),
        result,
        is_variadic=is_variadic,
        optional_count=sum(one.is_optional for one in parameters),
        variables=variables,
    )


@memoized_per_item
def _class(document: Document, item: Item) -> LibraryClass:
    """Returns the class of a header, without the members that are items of their own."""
    context = annotation_context(document)
    assert item.declaration is not None
    name = item.declaration.name
    node = document.root_for(item).descendant_for_byte_range(item.span.start, item.span.start)
    while node is not None and node.type != item.node_type:
        node = node.parent
    if node is None:
        return LibraryClass(name, (), (), is_complete=False)
    listed = context.forms.option(node, "bases", ()) if context.forms.of(node) else ()
    bases = [
        type_
        for part in (
            *map(node.child_by_field_name, _BASES),
            *(one for one in syntax_children(node) if one.type in listed),
        )
        if part is not None
        for type_ in _list_items(context, part)
    ]
    listed_components = node.child_by_field_name("parameters")
    components = parameters_of(context, listed_components)
    fields = [
        Signature(component.name, parameters, component.type)
        for component in components
        for parameters in (None, ())
    ]
    # An unreadable base, or a class whose members are not tracked, may declare any member.
    has_unlisted_members = None in bases or (
        bool(context.forms.of(node)) and _has_unlisted_members(context, node)
    )
    if listed_components is not None and not has_unlisted_members:
        # The components of a record define a constructor, whatever others the body has.
        fields.append(_signature_of(_NEW, components, None))
    known = tuple(base for base in bases if base is not None)
    return LibraryClass(
        name, tuple(_variables(node)), known, declared=tuple(fields), is_complete=not has_unlisted_members
    )


def _has_unlisted_members(context: Context, node: Node) -> bool:
    """Returns whether a class may have members that its text does not list, by its form or by a modifier."""
    modifiers = context.forms.option(node, "opened_by", ())
    return context.forms.option(node, "is_open", False) or has_word(node, modifiers)


def _list_items(context: Context, node: Node) -> list[MaybeType]:
    """Returns the types in a list of bases, however deeply the grammar nests them."""
    found = []
    for child in syntax_children(node):
        if child.type.endswith("list") and child.type not in context.tables.get("types", {}):
            found.extend(_list_items(context, child))
        else:
            found.append(annotated_type(context, child))
    return found


def _variables(node: Node) -> list[str]:
    listed = node.child_by_field_name("type_parameters")
    return [text_of(child).split()[0] for child in syntax_children(listed)] if listed is not None else []
