"""Maps the names that other linters give their rules to the rules here, as `suppressions.toml` of a language lists them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from variorum.languages import Language

EVERY_RULE = frozenset({"*"})
"""Stands for all rules."""

# The letters of a code such as `F401`: `E` begins `E722`, and not `ERA001`.
_LETTERS = re.compile(r"[A-Z]*")


@lru_cache(maxsize=1024)
def rules_by_alias(language: Language, code: str) -> frozenset[str]:
    """The rules that a name in a comment means; capitals such as `F` mean all codes of these letters, and `name-*` all
    names that begin so."""
    names = _names(language)
    exact = names.get(code) or names.get(code.upper())
    if exact:
        return frozenset(exact)
    if code.endswith("*"):
        return _rules(rules for name, rules in names.items() if name.startswith(code[:-1]))
    if not code.isupper():
        return frozenset()
    return _rules(rules for name, rules in names.items() if _is_prefix(code, name))


@lru_cache(maxsize=1024)
def rules_matching(language: Language, selector: str) -> frozenset[str]:
    """The rules one of whose names fits a regular expression as a whole. `selector` is never text of a workspace as it is."""
    pattern = re.compile(selector)
    return _rules(rules for name, rules in _names(language).items() if pattern.fullmatch(name))


def _names(language: Language) -> Mapping[str, list[str]]:
    names: Mapping[str, list[str]] = language.suppressions.get("names", {})
    return names


def _is_prefix(code: str, name: str) -> bool:
    letters = _LETTERS.match(name)
    return name.startswith(code) and letters is not None and letters[0] == code.rstrip("0123456789")


def _rules(lists: Iterable[list[str]]) -> frozenset[str]:
    return frozenset(rule for rules in lists for rule in rules)
