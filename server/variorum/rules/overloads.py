"""Finds overloaded methods carried over into a language without overloading, where only the last definition counts.

`last_method_wins` in `[rules.source-leftover]` of a language says that this is so.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from variorum.rules.unit import FileUnit
from variorum.syntax.item import Item
from variorum.syntax.source_text import encode
from variorum.syntax.span import Span

_CALLABLE = frozenset({"function", "method"})

Remark = tuple[Item, Span, str]


def overloads(file: FileUnit) -> Iterator[Remark]:
    """Yields the methods that replace another one with other parameters, and the ambiguous calls. Spans are relative to the
    item."""
    if not file.policy("source-leftover").get("last_method_wins"):
        return
    for name, methods in _overloaded(file):
        for item in methods[1:]:
            assert item.declaration is not None
            message = f"{file.language.name} has no overloading: only the last `{name}` of a class is kept. Rename the others"
            yield item, item.declaration.name_span, message
        for item in file.document.items_speaking_of({name}):
            if item.container is methods[0].container:
                for span in _calls(file, item, name):
                    yield item, span, f"calls the last `{name}` whatever the arguments are"


def _overloaded(file: FileUnit) -> Iterator[tuple[str, list[Item]]]:
    """Yields the names of several methods of one class with different numbers of parameters. A decorator may dispatch between
    methods of one name."""
    by_name: dict[tuple[int, str, str], list[Item]] = defaultdict(list)
    document = file.document
    repeated = {name for around, name in document.symbol_counts.repeated if around is not None}
    for item, binding in document.bindings_of(repeated):
        declared = item.declaration if item.container is not None else None
        is_method = declared and declared.kind in _CALLABLE and declared.name == binding.name
        if is_method and item.node_type not in file.language.division.wrappers:
            # A static method is another node and replaces no instance method.
            by_name[id(item.container), binding.name, item.node_type].append(item)
    for (_, name, _), methods in by_name.items():
        counts = {len(one.declaration.parameters) for one in methods if one.declaration}
        if len(counts) > 1 and not any(one.facts.is_broken for one in methods):
            yield name, methods


def _calls(file: FileUnit, item: Item, name: str) -> Iterator[Span]:
    """Yields the calls of a method on the object itself, outside of comments and documentation."""
    receivers = "|".join(map(re.escape, file.language.meanings.get("receivers", ())))
    documentation = [
        one["comment.documentation"] for one in item.facts.matches.get("comment.documentation", ())
    ]
    for found in re.finditer(encode(rf"(?:{receivers})\.{re.escape(name)}(?=\s*\()"), item.facts.text):
        span = Span(*found.span())
        if not any(part.contains(span) for part in (*item.facts.comments, *documentation)):
            yield span
