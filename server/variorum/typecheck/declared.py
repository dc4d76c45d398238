"""The classes of a file itself: their bases, methods and fields, as the library states its own."""

from __future__ import annotations

from collections import defaultdict

from tree_sitter import Node

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.typecheck.context import Context
from variorum.typecheck.conversions import Conversions
from variorum.typecheck.forms import forms_of, inner, text_of
from variorum.typecheck.kinds import Kind, parsed
from variorum.typecheck.signatures import Library, LibraryClass, Signature, library_of
from variorum.typecheck.statements import parameter_kinds, written_kind

# The name under which the functions of a file stand that belong to no class.
FILE = ""
_KEY = "typecheck members"


def node_of(document: Document, item: Item) -> Node | None:
    """The node of an item; None where an edit has taken it."""
    node = document.tree.root_node.descendant_for_byte_range(item.span.start, item.span.end)
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
            name, known.variables, known.bases, declared=(*known.declared, *members[name]), is_complete=whole
        )
        for name, known in classes.items()
    }
    # Where every function belongs to a class, one that stands alone was cut out of a class with others in it.
    alone = whole and document.language.expressions["kinds"].get("functions_stand_alone", False)
    found[FILE] = LibraryClass(FILE, (), (), declared=tuple(members[FILE]), is_complete=alone)
    return library_of(language).over(found)


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
    if form in ("function", "constructor"):
        return [_function(context, node, form)]
    if form == "declare":
        written = context.forms.part(node, "type")
        return [
            Signature(
                text_of(declarator.child_by_field_name("name")),
                None,
                written_kind(context, written, declarator.child_by_field_name("dimensions")),
            )
            for declarator in context.forms.parts(node, "declarator")
        ]
    return []


def _function(context: Context, node: Node, form: str) -> Signature:
    parameters = context.forms.part(node, "parameters")
    written = list(inner(parameters)) if parameters is not None else []
    kinds = [kind for one in written for _, kind in parameter_kinds(context, one)]
    takes_more = bool(written) and context.forms.of(written[-1]) == "rest"
    if takes_more and kinds[-1:]:
        kinds[-1] = kinds[-1].element if kinds[-1] else None
    result = context.forms.part(node, "result") if form == "function" else None
    return Signature(
        "new" if form == "constructor" else text_of(node.child_by_field_name("name")),
        tuple(kinds),
        written_kind(context, result, node.child_by_field_name("dimensions")) if result else None,
        takes_more=takes_more,
        variables=frozenset(_variables(node)),
    )


def _class(document: Document, item: Item) -> LibraryClass:
    """A class without the members that are items of their own."""
    context = bare_context(document)
    assert item.declaration is not None
    name = item.declaration.name
    node = document.tree.root_node.descendant_for_byte_range(item.span.start, item.span.start)
    while node is not None and node.type != item.node_type:
        node = node.parent
    if node is None:
        return LibraryClass(name, (), (), is_complete=False)
    bases = [
        kind
        for field in ("superclass", "interfaces", "bases")
        if (part := node.child_by_field_name(field)) is not None
        for kind in _listed(part)
    ]
    components = node.child_by_field_name("parameters")
    fields = [
        Signature(named, parameters, kind)
        for component in (inner(components) if components is not None else ())
        for named, kind in parameter_kinds(context, component)
        for parameters in (None, ())
    ]
    return LibraryClass(name, tuple(_variables(node)), tuple(bases), declared=tuple(fields))


def _listed(node: Node) -> list[Kind]:
    """The types of a list of bases, however deep the grammar puts them."""
    found = []
    for child in inner(node):
        if child.type.endswith("list"):
            found.extend(_listed(child))
        else:
            kind = parsed(text_of(child))
            if kind is not None:
                found.append(kind)
    return found


def _variables(node: Node) -> list[str]:
    listed = node.child_by_field_name("type_parameters")
    return [text_of(child).split()[0] for child in inner(listed)] if listed is not None else []
