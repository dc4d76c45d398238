"""What `[rules.<id>]` of a language says, in the forms that several rules share."""

from __future__ import annotations

import re
from functools import cache

from variorum.languages import Language
from variorum.rules.finding import Severity


@cache
def ignored_names(language: Language, rule: str) -> re.Pattern[str] | None:
    """The names that the rule leaves alone in this language: `ignore`, a regular expression."""
    pattern = language.policy(rule).get("ignore")
    return re.compile(pattern) if pattern else None


@cache
def reported_kinds(language: Language, rule: str, default: tuple[str, ...] = ()) -> frozenset[str]:
    """The kinds of definitions that the rule looks at in this language: `kinds`."""
    return frozenset(language.policy(rule).get("kinds", default))


def is_ignored(language: Language, rule: str, name: str) -> bool:
    """Whether the language exempts a name from the rule."""
    pattern = ignored_names(language, rule)
    return pattern is not None and pattern.search(name) is not None


@cache
def usual_severity(language: Language, rule: str) -> Severity | None:
    """How much a finding of the rule matters in this language, where that differs: `severity`, a label such as
    `information` for what the language's own programmers do on purpose."""
    return _stated_severity(language, rule, "severity")


@cache
def severity_if_untranslated(language: Language, rule: str) -> Severity | None:
    """The same for a file that is no translation: `untranslated`, for what is right but stands in the sound code of
    practised programmers, who leave it as it is."""
    return _stated_severity(language, rule, "untranslated")


def _stated_severity(language: Language, rule: str, key: str) -> Severity | None:
    label = language.policy(rule).get(key)
    return Severity[label.upper()] if label else None
