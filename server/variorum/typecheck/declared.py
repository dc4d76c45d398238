"""The classes of a file itself: their bases, methods and fields, as the library states its own."""

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
from variorum.typecheck.forms import forms_of, has_word, inner, text_of
from variorum.typecheck.heads import head_of
from variorum.typecheck.kinds import Kind, Known
from variorum.typecheck.namesakes import imported, of_package
from variorum.typecheck.naming import Parameter, declared_names, parameters_of
from variorum.typecheck.signatures import Library, LibraryClass, Signature, library_of
from variorum.typecheck.written import written_kind

# The name under which the functions of a file stand that belong to no class.
FILE = ""
_NEW = "new"
_KEY = "typecheck library"
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


def library_with(document: Document, recalled: dict[object, Any] | None = None) -> Library:
    """The standard library with the file's own classes before it.

    Args:
        document: the file.
        recalled: what earlier states of the file left for later ones. It changes the cost and nothing else: while the file
            declares the same, this is the very same library.
    """
    language, whole = document.language, not document.has_errors
    kinds = language.expressions["kinds"]
    # Where every function belongs to a class, one that stands alone was cut out of a class with others in it.
    alone = whole and kinds.get("functions_stand_alone", False) and not _leans_on_others(document, kinds)
    stated = _Stated(
        _declared.by_section(document, _together),
        document.folded(imported, language),
        of_package(document),
        whole,
        alone,
    )
    last: tuple[_Stated, Library] | None = recalled.get(_KEY) if recalled is not None else None
    if last is not None and last[0] == stated:
        return last[1]
    library = library_of(language).over(_classes(stated))
    if last is not None and last[1].own == library.own:
        library = last[1]
    if recalled is not None:
        recalled[_KEY] = stated, library
    return library


class _Declares(NamedTuple):
    """What an item declares: the head of a class the class, any other item members of its owner."""

    owner: str
    members: tuple[Signature, ...]
    itself: LibraryClass | None


class _Together(NamedTuple):
    """The same of the items of a section."""

    members: Mapping[str, Sequence[Signature]]
    classes: Mapping[str, LibraryClass]


class _Stated(NamedTuple):
    """All that a file says of its own classes, section by section."""

    declared: Sequence[_Together]
    imported: Sequence[Mapping[str, LibraryClass]]
    of_package: Mapping[str, LibraryClass]
    """Classes that other files of its package may declare."""
    is_whole: bool
    """Whether the file parses."""
    stands_alone: bool
    """Whether the functions outside of classes are all that there are."""


def _classes(stated: _Stated) -> dict[str, LibraryClass]:
    """The classes of a file, with that of the functions outside of them."""
    members: dict[str, list[Signature]] = defaultdict(list)
    found = dict(stated.of_package)
    for namesakes in stated.imported:
        found |= namesakes
    classes: dict[str, LibraryClass] = {}
    for together in stated.declared:
        classes |= together.classes
        for owner, signatures in together.members.items():
            members[owner].extend(signatures)
    for name, known in classes.items():
        found[name] = LibraryClass(
            name,
            known.variables,
            known.bases,
            declared=(*known.declared, *members[name]),
            is_complete=stated.is_whole and known.is_complete,
        )
    found[FILE] = LibraryClass(FILE, (), (), declared=tuple(members[FILE]), is_complete=stated.stands_alone)
    return found


def _declares(document: Document, item: Item) -> _Declares | None:
    """What an item declares, beside the name of the class around it."""
    if item.facts.is_header and item.declaration is not None:
        return _Declares("", (), _class(document, item))
    members = _members(document, item)
    return _Declares(owners_of(item)[0].name, members, None) if members else None


# The name of the class around an item is no part of its text, so this is kept with the section and not with the item.
_declared = CollectedItems(_declares)


def _together(declared: Sequence[tuple[int, _Declares]]) -> _Together:
    members: dict[str, list[Signature]] = {}
    classes: dict[str, LibraryClass] = {}
    for _, one in declared:
        if one.itself is not None:
            classes[one.itself.name] = one.itself
        else:
            members.setdefault(one.owner, []).extend(one.members)
    return _Together(members, classes)


def _leans_on_others(document: Document, kinds: Mapping[str, Any]) -> bool:
    """Whether the file takes in another one of its project, which may have more functions of the same names."""
    pattern = kinds.get("project_imports")
    return pattern is not None and any(document.folded(_takes_in, re.compile(pattern)))


def _takes_in(items: Sequence[Item], pattern: re.Pattern[str]) -> bool:
    """Whether the first line of one of the items that stand in no other is what the pattern says."""
    lines = (item.facts.text.lstrip().partition(b"\n")[0] for item in items if item.container is None)
    return any(pattern.search(decode(line)) for line in lines)


def bare_context(document: Document) -> Context:
    """A context in which types can be read, before anything else is known."""
    facts = document.language.expressions
    conversions = Conversions(facts["kinds"], library_of(document.language))
    return Context(forms_of(document.language), conversions, facts, ())


@memoized_per_item
def _members(document: Document, item: Item) -> tuple[Signature, ...]:
    node = node_of(document, item)
    return tuple(_signatures(bare_context(document), node)) if node is not None else ()


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
    head, variables = head_of(context, node), frozenset(_variables(node))
    if form == "constructor":
        return _taking(_NEW, head.parameters, None, variables)
    return _taking(head.name, head.parameters, head.result, variables)


def _taking(
    name: str, parameters: Sequence[Parameter], result: Known, variables: frozenset[str] = frozenset()
) -> Signature:
    kinds = [one.kind for one in parameters]
    takes_more = bool(kinds) and parameters[-1].is_rest
    if takes_more:
        last = kinds[-1]
        kinds[-1] = last.element if last is not None else None
    return Signature(
        name,
        tuple(kinds),
        result,
        takes_more=takes_more,
        optional=sum(one.is_optional for one in parameters),
        variables=variables,
    )


@memoized_per_item
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
    listed_components = node.child_by_field_name("parameters")
    components = parameters_of(context, listed_components)
    fields = [
        Signature(component.name, parameters, component.kind)
        for component in components
        for parameters in (None, ())
    ]
    # A base of which nothing can be read, and a class whose members are not followed, may have anything.
    is_open = None in bases or (bool(context.forms.of(node)) and _is_open(context, node))
    if listed_components is not None and not is_open:
        # The components make an object, whatever other constructors the body has.
        fields.append(_taking(_NEW, components, None))
    known = tuple(base for base in bases if base is not None)
    return LibraryClass(name, tuple(_variables(node)), known, declared=tuple(fields), is_complete=not is_open)


def _is_open(context: Context, node: Node) -> bool:
    """Whether a class has members that its text does not show: by its form, or because a modifier says so."""
    opening = context.forms.fact(node, "opened_by", ())
    return context.forms.fact(node, "is_open", False) or has_word(node, opening)


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
