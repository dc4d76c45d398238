"""Overloaded methods carried over into a language that knows none: only the last of a name is kept.

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
    """The methods that replace another one with other parameters, and the calls that cannot tell the two apart. Spans
    are relative to the item."""
    if not file.policy("source-leftover").get("last_method_wins"):
        return
    for name, methods in _overloaded(file):
        for item in methods[1:]:
            assert item.declaration is not None
            message = (
                f"{file.language.name} keeps only the last `{name}` of a class: each needs a name of its own"
            )
            yield item, item.declaration.name_span, message
        for item in file.document.items_speaking_of({name}):
            if item.container is methods[0].container:
                for span in _calls(file, item, name):
                    yield item, span, f"every `{name}` means the last of that name, whatever is passed to it"


def _overloaded(file: FileUnit) -> Iterator[tuple[str, list[Item]]]:
    """The names that several methods of one class have, which differ in how many parameters they take. A decorator may
    put the methods of a name together."""
    by_name: dict[tuple[int, str, str], list[Item]] = defaultdict(list)
    document = file.document
    repeated = {name for around, name in document.symbol_counts.repeated if around is not None}
    for item, binding in document.bindings_of(repeated):
        declared = item.declaration if item.container is not None else None
        is_method = declared and declared.kind in _CALLABLE and declared.name == binding.name
        if is_method and item.node_type not in file.language.division.wrappers:
            # A method of the class itself is another node, and replaces none of its objects.
            by_name[id(item.container), binding.name, item.node_type].append(item)
    for (_, name, _), methods in by_name.items():
        counts = {len(one.declaration.parameters) for one in methods if one.declaration}
        if len(counts) > 1 and not any(one.facts.is_broken for one in methods):
            yield name, methods


def _calls(file: FileUnit, item: Item, name: str) -> Iterator[Span]:
    """The calls of a method of the object itself; comments and documentation aside."""
    receivers = "|".join(map(re.escape, file.language.meanings.get("receivers", ())))
    documentation = [
        one["comment.documentation"] for one in item.facts.matches.get("comment.documentation", ())
    ]
    for found in re.finditer(encode(rf"(?:{receivers})\.{re.escape(name)}(?=\s*\()"), item.facts.text):
        span = Span(*found.span())
        if not any(part.contains(span) for part in (*item.facts.comments, *documentation)):
            yield span
