"""Reads the values of `[rules.<id>]` of a language that several rules share."""

from __future__ import annotations

import re
from functools import cache

from variorum.languages import Language
from variorum.rules.finding import Severity


@cache
def ignored_names(language: Language, rule: str) -> re.Pattern[str] | None:
    """Returns the names that the rule ignores in this language: `ignore`, a regular expression."""
    pattern = language.policy(rule).get("ignore")
    return re.compile(pattern) if pattern else None


@cache
def reported_kinds(language: Language, rule: str, default: tuple[str, ...] = ()) -> frozenset[str]:
    """Returns the kinds of definitions that the rule checks in this language: `kinds`."""
    return frozenset(language.policy(rule).get("kinds", default))


def is_ignored(language: Language, rule: str, name: str) -> bool:
    """Returns whether the language exempts a name from the rule."""
    pattern = ignored_names(language, rule)
    return pattern is not None and pattern.search(name) is not None


@cache
def usual_severity(language: Language, rule: str) -> Severity | None:
    """Returns the severity of the rule in this language, if it differs: `severity`, such as `information` for what programmers
    of the language do on purpose."""
    return _stated_severity(language, rule, "severity")


@cache
def severity_if_untranslated(language: Language, rule: str) -> Severity | None:
    """Returns the severity of the rule in an untranslated file, if it differs: `untranslated`, for what experienced
    programmers leave in sound code."""
    return _stated_severity(language, rule, "untranslated")


def _stated_severity(language: Language, rule: str, key: str) -> Severity | None:
    label = language.policy(rule).get(key)
    return Severity[label.upper()] if label else None
