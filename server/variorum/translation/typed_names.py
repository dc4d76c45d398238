"""Finds the types of names: declared or inferred from a literal, and the same wherever the name is bound."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import memoized_per_item
from variorum.syntax.program_events import item_events

_GENERIC = re.compile(r"<.*>|\[.*\](?=$)")
_PATH = re.compile(r"\.|::")
_ARRAY = re.compile(r"\[\]$")
_UNSIGNED = re.compile(r"^unsigned|^u(?:int|long|short|8|16|32|64|128|size)|^(?:std::)?size_t$")


@memoized_per_item
def types_of(document: Document, item: Item) -> Mapping[str, str]:
    """Returns the types of names that an item binds.

    A name with a binding of unknown type, or with two types, is left out.
    """
    inner: dict[str, list[str]] = {}
    for event in item_events(document, item, "typed"):
        inner.setdefault(event.value, []).append(plain_type(event.receiver))
    names = item.facts.names
    bound: Counter[str] = Counter()
    for binding in (*names.inner, *names.outermost):
        bound[binding.name] += len(binding.definitions)
    return {
        name: kinds[0] for name, kinds in inner.items() if len(set(kinds)) == 1 and len(kinds) >= bound[name]
    }


def plain_type(type_text: str) -> str:
    """Returns the bare type: `List<Integer>` is `List`, `std::vector<int>` is `vector`, `int[][]` is `[]`."""
    if type_text == "array" or _ARRAY.search(type_text):
        return "[]"
    return _PATH.split(_GENERIC.sub("", type_text).strip())[-1].strip()


def is_unsigned(kind: str) -> bool:
    """Returns whether a type is an unsigned integer: `unsigned int`, `uint32_t`, `usize`, `size_t`, `ulong`."""
    return _UNSIGNED.search(kind) is not None
