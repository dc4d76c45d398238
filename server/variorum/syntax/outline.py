"""Builds the outline of an item: the functions, methods, classes and fields that it declares."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.syntax.nested_spans import NestedSpans
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span


@attrs.frozen
class Declaration:
    """A declared function, method, class or field. Spans are relative to the item that holds it."""

    kind: str
    """The capture without `item.`: `function`, `method`, `constructor`, `class`, `field` and so on."""
    name: str
    name_span: Span
    span: Span
    parameters: tuple[str, ...]
    body: Span | None
    result: str | None
    """The declared result type as written, if there is one."""
    depth: int
    """How many other declarations of the item enclose this one."""


def declarations(matches: list[tuple[int, dict[str, list[Node]]]], base: int) -> tuple[Declaration, ...]:
    """Returns the declarations of one item in source order, from the matches of `outline.scm`."""
    found: dict[Span, Declaration] = {}
    parameters: set[Node] = set()
    for _, match in matches:
        parameters.update(match.get("item.parameter", ()))
        declaration = _declaration(match, base)
        if declaration is None:
            continue
        known = found.get(declaration.span)
        # A field that holds a function matches twice: it is a method.
        if known is None or (known.body is None and declaration.body is not None):
            found[declaration.span] = declaration
    ordered = sorted(found.values(), key=lambda one: (one.span.start, -one.span.end))
    around: list[Declaration] = []
    result = []
    for declaration in ordered:
        while around and around[-1].span.end <= declaration.span.start:
            around.pop()
        declaration = attrs.evolve(declaration, depth=len(around))
        result.append(declaration)
        around.append(declaration)
    return _with_parameters(result, parameters, base)


def _with_parameters(found: list[Declaration], parameters: set[Node], base: int) -> tuple[Declaration, ...]:
    """Assigns each parameter to the innermost declaration around it."""
    names: dict[Span, list[str]] = {}
    declared = {one.span: one for one in found}
    ranges = NestedSpans(declared)
    for node in sorted(parameters, key=lambda one: one.start_byte):
        span = _span(node, base)
        around = ranges.innermost(span)
        # An anonymous function in the body has its own parameters.
        if around is not None and not _is_in_body(declared[around], span):
            names.setdefault(around, []).append(decode(node.text or b""))
    return tuple(attrs.evolve(one, parameters=tuple(names.get(one.span, ()))) for one in found)


def _is_in_body(declaration: Declaration, span: Span) -> bool:
    return declaration.body is not None and declaration.body.contains(span)


def _declaration(match: dict[str, list[Node]], base: int) -> Declaration | None:
    kinds = [capture for capture in match if capture.startswith("item.kind.")]
    names = match.get("item.name")
    if not kinds or not names:
        return None
    node, name = match[kinds[0]][0], names[0]
    body, result = match.get("item.body"), match.get("item.result")
    return Declaration(
        kind=kinds[0].removeprefix("item.kind."),
        name=decode(name.text or b""),
        name_span=_span(name, base),
        span=_span(node, base),
        parameters=(),
        body=_span(body[0], base) if body else None,
        result=decode(result[0].text or b"").strip() if result else None,
        depth=0,
    )


def _span(node: Node, base: int) -> Span:
    return Span(node.start_byte - base, node.end_byte - base)
