"""Recognises snippets: functions that were cut out of their file and rely on its imports."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from variorum.languages import Language
from variorum.syntax.document import Document
from variorum.syntax.item import Item

_FUNCTIONS = frozenset({"function", "method", "constructor"})
_MAIN = "main"
# Bytes. Methods are short; this limit prevents parsing a broken file twice on every keystroke.
_LONGEST_MEMBER = 20_000


def is_snippet(document: Document) -> bool:
    """Returns whether the text is only functions and comments: no import, type or statement, and no entry point."""
    return all(document.folded(_are_plain_functions, document.language))


def _are_plain_functions(items: Sequence[Item], language: Language) -> bool:
    return all(_is_comment(item) or _is_plain_function(item, language) for item in items)


def _is_comment(item: Item) -> bool:
    return bool(item.facts.comments) and not item.facts.structure and not item.facts.is_header


def _is_plain_function(item: Item, language: Language) -> bool:
    declared = item.declaration
    if declared is None or declared.kind not in _FUNCTIONS:
        return False
    return bool(language.meanings.get("declarations", {}).get(declared.name) != _MAIN)


@cache
def names_provided_to_snippets(language: Language) -> frozenset[str]:
    """Returns the library names that a snippet may use without an import: those of the usual modules, or all."""
    usual = language.facts.get("snippets", {}).get("usual_modules")
    if usual is None:
        return language.library_names
    modules = language.modules.get("modules", {})
    others = {name for module, names in modules.items() if module not in usual for name in names}
    return frozenset(name for module in usual for name in modules.get(module, ())) - others


def parses_as_member(document: Document) -> bool:
    """Returns whether a text that does not parse by itself parses inside a class, in a language that has its functions there."""
    around = document.language.facts.get("snippets", {}).get("inside")
    if not around or not document.has_errors or len(document.text.data) > _LONGEST_MEMBER:
        return False
    if document.items_with("import.statement"):
        return False
    head, tail = around
    inside = f"{head}{document.text.data.decode('utf-8', 'replace')}{tail}"
    return not Document.parse(inside, document.language).has_errors
