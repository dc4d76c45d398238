"""Finds names in the naming style of another language, and renames those that nothing outside the item can use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set

from variorum.languages import Language
from variorum.rules.finding import Edit, Fix
from variorum.rules.unit import ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.name_words import in_case, words_of
from variorum.syntax.source_text import encode
from variorum.syntax.span import Span

_STYLES = {
    "snake": re.compile(r"[^\W\dA-Z][^\WA-Z]*$"),
    "camel": re.compile(r"_*[^\W\dA-Z_][^\W_]*$"),
    "pascal": re.compile(r"_*[^\W\da-z_][^\W_]*$"),
    "upper": re.compile(r"[^\W\da-z][^\Wa-z]*$"),
}
_CONSTANT = _STYLES["upper"]
_VARIABLE_KINDS = frozenset(
    {"variable", "declared", "hoisted", "unpacked", "loop", "with", "object", "parameter", "comprehension"}
)
# Callers may write the name out, as a keyword argument. It is not renamed here, because callers may be in other files.
_RENAMED_KINDS = _VARIABLE_KINDS - {"parameter"}
_STYLE_NAMES = {"snake": "snake_case", "camel": "camelCase", "pascal": "PascalCase", "upper": "UPPER_CASE"}

# What follows a name in braces that is a key or a string at the same time.
_BEHIND_KEY = re.compile(rb"\s*(?:[,}]|=\s*[}!:])")
# How far back the bracket around a name is searched, in bytes.
_BRACKET_REACH = 300

Foreign = tuple[Span, str, Fix | None]


def foreign_names(item: ItemUnit, source: Language) -> Iterator[Foreign]:
    """Yields functions and variables named in the style of `source` and not in that of the item's own language."""
    ignore = item.policy("source-leftover").get("ignore")
    ignored = re.compile(ignore) if ignore else None
    for name, span in _functions(item):
        style = item.language.naming.function
        if _is_foreign(name, style, source.naming.function) and not (ignored and ignored.search(name)):
            yield span, _message(name, style, source), None
    style = item.language.naming.variable
    names = item.facts.names
    for binding in (*names.inner, *names.outermost):
        if binding.kind not in _VARIABLE_KINDS or (ignored and ignored.search(binding.name)):
            continue
        if _is_foreign(binding.name, style, source.naming.variable):
            yield binding.first, _message(binding.name, style, source), _renaming(item, binding, style)


def _functions(item: ItemUnit) -> Iterator[tuple[str, Span]]:
    for declaration in item.facts.declarations:
        if declaration.kind in ("function", "method"):
            yield declaration.name, declaration.name_span


def _is_foreign(name: str, own: str, foreign: str) -> bool:
    """Returns whether the name has the foreign style and not the own style. A single word may have both and is ignored."""
    if own == foreign or own not in _STYLES or foreign not in _STYLES or _CONSTANT.match(name):
        return False
    return bool(_STYLES[foreign].match(name)) and not _STYLES[own].match(name)


def _message(name: str, style: str, source: Language) -> str:
    wanted = in_case(words_of(name), style)
    return f"`{name}` follows the naming style of {source.name}; {_STYLE_NAMES[style]} would be `{wanted}`"


def _renaming(item: ItemUnit, binding: Binding, style: str) -> Fix | None:
    """Returns a fix that renames a local variable everywhere in the item."""
    wanted = in_case(words_of(binding.name), style)
    names = item.facts.names
    taken = {one.name for one in (*names.inner, *names.outermost)} | set(names.free) | item.language.builtins
    if (
        binding.is_outermost
        or binding.kind not in _RENAMED_KINDS
        or wanted in taken
        or not wanted.isidentifier()
    ):
        return None
    spans = {*binding.definitions, *binding.writes, *binding.updates, *binding.reads}
    if any(item.text(span) != binding.name for span in spans):
        return None
    edits = tuple(Edit(span, wanted) for span in sorted(spans))
    is_safe = not names.is_dynamic and _is_named_nowhere_else(item, binding.name, spans)
    return Fix(f"Rename to `{wanted}`", edits, is_safe)


def _is_named_nowhere_else(item: ItemUnit, name: str, spans: Set[Span]) -> bool:
    """Returns whether the renaming covers every mention of the name, and no mention is text that the program can observe.

    A format string can name a variable, and `{ total }` and `{total=}` turn a variable's name into a key or a string.
    """
    text = item.facts.text
    mentions = re.finditer(rb"(?<![\w.])" + re.escape(encode(name)) + rb"(?!\w)", text)
    if {Span(*found.span()) for found in mentions} != spans:
        return False
    return not any(_BEHIND_KEY.match(text, span.end) and _is_in_braces(text, span.start) for span in spans)


def _is_in_braces(text: bytes, offset: int) -> bool:
    """Returns whether the innermost bracket open at an offset is a brace."""
    depth = 0
    for byte in reversed(text[max(0, offset - _BRACKET_REACH) : offset]):
        if byte in b")]}":
            depth += 1
        elif byte in b"([{":
            if depth == 0:
                return byte == ord("{")
            depth -= 1
    return False
