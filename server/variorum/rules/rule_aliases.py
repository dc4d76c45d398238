"""Maps rule names of other linters to rules, as `suppressions.toml` of a language lists them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from variorum.languages import Language

EVERY_RULE = frozenset({"*"})
"""Stands for all rules."""

# The letters of a code such as `F401`: `E` is a prefix of `E722`, but not of `ERA001`.
_LETTERS = re.compile(r"[A-Z]*")


@lru_cache(maxsize=1024)
def rules_by_alias(language: Language, code: str) -> frozenset[str]:
    """Returns the rules that a name in a comment means. Capitals such as `F` mean all codes with these letters, and `name-*`
    all names with that prefix."""
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
    """Returns the rules that have a name which fully matches a regular expression. `selector` is never unescaped text of a
    workspace."""
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
