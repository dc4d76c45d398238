"""Lowers string literals, characters, and texts with values in them."""

from __future__ import annotations

import re
import textwrap

from tree_sitter import Node

from variorum.program.expressions import Constant, Format, Formatted
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.escapes import unescaped
from variorum.program.lowering.names import named
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression
from variorum.program.types import Type

_QUOTES = re.compile(r"""([a-zA-Z@$]*)(#*)(\"{3,}|'''|"|'|`)""")

_DOLLAR = re.compile(r"(?<!\\)\$([A-Za-z_]\w*)")


@hook("string")
def string(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A literal, with or without values in it. `interpolations` are the parts that are values, `raw` prefixes know no escapes."""
    text = text_of(node)
    found = _QUOTES.match(text)
    if found is None:
        return lower.opaque(node)
    prefix, hashes, quote = found[1], found[2], found[3]
    raw = bool(set(prefix) & set(str(entry.options.get("raw", "")))) or quote in entry.options.get(
        "raw_quotes", ()
    )
    if set(prefix) & set(str(entry.options.get("opaque", ""))):
        return lower.opaque(node, f"literal with the prefix {prefix}")
    start, end = found.end(), len(text) - len(quote) - len(hashes)
    values = entry.all(node, "interpolations")
    if not values and not (entry.options.get("dollar") and _DOLLAR.search(text)):
        value = _plain(lower, text[start:end], entry, raw, quote)
        if value is None:
            return lower.opaque(node, "unknown escape")
        if set(prefix) & set(str(entry.options.get("format", ""))):
            value = value.replace("{{", "{").replace("}}", "}")
        if set(prefix) & set(str(entry.options.get("bytes", ""))):
            return Constant(value.encode("latin-1", "replace"), **lower.at(node))
        return Constant(value, _type(lower, entry), **lower.at(node))
    return _with_values(lower, node, entry, values, (start, end, raw))


def _type(lower: Lowering, entry: Entry) -> Type:
    name = entry.options.get("type") or lower.table.fact("strings", "type", "str")
    return lower.table.type_named(str(name))


def _plain(lower: Lowering, text: str, entry: Entry, raw: bool, quote: str = "") -> str | None:
    if len(quote) >= 3 and entry.options.get("dedented"):
        text = _dedented(text)
    if entry.options.get("doubled_quotes") and raw:
        text = text.replace('""', '"')
    return text if raw else unescaped(text, lower.table.facts.get("escapes", {}))


def _dedented(text: str) -> str:
    """A block of text without the line end behind its opening quotes, and without the margin that its lines share."""
    text = text.split("\n", 1)[1] if "\n" in text else text
    last = text.rsplit("\n", 1)[-1]
    margin = "" if last.strip() else f"{last}."
    body = textwrap.dedent(text + margin)
    body = body[: len(body) - 1] if margin else body
    return "\n".join(line.rstrip() for line in body.split("\n"))


def _with_values(
    lower: Lowering, node: Node, entry: Entry, values: list[Node], around: tuple[int, int, bool]
) -> Expression:
    data = node.text or b""
    start, end, raw = around
    position = len(text_of(node)[:start].encode())
    stop = len(text_of(node)[:end].encode())
    parts: list[Expression] = []

    def add(low: int, high: int) -> bool:
        text = _plain(lower, data[low:high].decode("utf-8", "replace"), entry, raw)
        if text is None:
            return False
        if entry.options.get("format"):
            text = text.replace("{{", "{").replace("}}", "}")
        if text:
            parts.append(Constant(text, _type(lower, entry), **lower.at(node)))
        return True

    def add_with_names(low: int, high: int) -> bool:
        # `$name` in the text; some grammars do not take it for a part of its own.
        text = data[low:high].decode("utf-8", "replace")
        at = 0
        for found in _DOLLAR.finditer(text) if entry.options.get("dollar") else ():
            start = low + len(text[: found.start()].encode())
            if not add(low + len(text[:at].encode()), start):
                return False
            parts.append(named(lower, found[1], node))
            at = found.end()
        return add(low + len(text[:at].encode()), high)

    for one in values:
        low = one.start_byte - node.start_byte
        if not add_with_names(position, low):
            return lower.opaque(node, "unknown escape")
        parts.append(_value(lower, one))
        position = one.end_byte - node.start_byte
    if not add_with_names(position, stop):
        return lower.opaque(node, "unknown escape")
    return Format(tuple(parts), **lower.at(node))


def _value(lower: Lowering, node: Node) -> Expression:
    entry = lower.table.expressions.get(node.type)
    if entry is None or entry.form != "interpolation":
        return lower.expression(node)
    value = entry.one(node, "value")
    if value is None:
        return lower.opaque(node)
    lowered = lower.expression(value)
    specification = entry.one(node, "specification")
    conversion = entry.word(node, "conversion").lstrip("!")
    alignment = entry.one(node, "alignment")
    if entry.has(node, "equals"):
        return lower.opaque(node, "interpolation that shows its expression")
    if specification is None and not conversion and alignment is None:
        return lowered
    lowered_specification = _specification(lower, specification, entry) if specification is not None else None
    if alignment is not None:
        conversion = text_of(alignment).lstrip(",").strip()
    return Formatted(lowered, lowered_specification, conversion, **lower.at(node))


def _specification(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A format such as `:>{width}.2f`, without its colon."""
    data = node.text or b""
    inner = [one for one in node.named_children if not one.is_extra]
    position = 1
    parts: list[Expression] = []
    for one in inner:
        low = one.start_byte - node.start_byte
        if low > position:
            parts.append(Constant(data[position:low].decode("utf-8", "replace"), **lower.at(node)))
        parts.append(lower.expression(one))
        position = one.end_byte - node.start_byte
    if position < len(data):
        parts.append(Constant(data[position:].decode("utf-8", "replace"), **lower.at(node)))
    if len(parts) == 1 and not inner:
        return parts[0]
    return Format(tuple(parts), **lower.at(node))


@hook("interpolation")
def interpolation(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """The value inside of a text."""
    value = entry.one(node, "value")
    return lower.expression(value) if value is not None else lower.opaque(node)


@hook("character")
def character(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A character literal."""
    text = text_of(node)
    start = text.find("'")
    value = unescaped(text[start + 1 : -1], lower.table.facts.get("escapes", {}))
    if value is not None and len(value) == 1 and start > 0 and "byte" in entry.options:
        byte = lower.table.type_named(entry.word(node, "byte"))
        return Constant(ord(value), byte, **lower.at(node))
    if value is None or len(value) != 1:
        return lower.opaque(node, "character literal")
    name = str(entry.options.get("type", "char"))
    return Constant(value, lower.table.type_named(name), **lower.at(node))


@hook("raw string")
def raw_string(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A literal without escapes whose content is a node of its own."""
    content = "".join(text_of(one) for one in entry.all(node, "of"))
    return Constant(content, _type(lower, entry), **lower.at(node))


@hook("joined strings")
def joined_strings(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Literals side by side, which are one text."""
    parts = [lower.expression(one) for one in entry.all(node, "of")]
    if all(isinstance(one, Constant) and isinstance(one.value, str) for one in parts):
        joined = "".join(str(one.value) for one in parts if isinstance(one, Constant))
        return Constant(joined, _type(lower, entry), **lower.at(node))
    flat: list[Expression] = []
    for one in parts:
        flat.extend(one.parts if isinstance(one, Format) else [one])
    return Format(tuple(flat), **lower.at(node))
