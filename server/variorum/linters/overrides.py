"""Combines the configuration files around one file into overrides for that file."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.languages import Language
from variorum.linters.config import LinterConfig, Section
from variorum.rules.rule_aliases import EVERY_RULE, rules_matching


@attrs.frozen
class LinterOverrides:
    """The overrides of other linters' configuration for one file."""

    rules: frozenset[str] = frozenset()
    """The disabled rules."""
    names: frozenset[str] = frozenset()
    """Names that are defined elsewhere."""
    is_excluded: bool = False
    """Whether a linter excludes the file."""

    def __or__(self, other: LinterOverrides) -> LinterOverrides:
        """Returns the combined overrides of two linters."""
        if self == NOTHING:
            return other
        return LinterOverrides(
            self.rules | other.rules, self.names | other.names, self.is_excluded or other.is_excluded
        )


NOTHING = LinterOverrides()


def overrides_of(language: Language, configs: Sequence[tuple[LinterConfig, str]]) -> LinterOverrides:
    """Returns the overrides of one linter's configuration for a file.

    Args:
        language: the language of the file.
        configs: each with the path of the file from the configuration's folder, the outermost first.
    """
    levels: dict[str, bool] = {}
    options: dict[str, None] = {}
    names: frozenset[str] = frozenset()
    is_excluded = False
    for config, path in configs:
        decided = config.excluded.decide(path)
        is_excluded = is_excluded if decided is None else decided
        for section in _sections_for(config, path):
            levels |= dict.fromkeys(section.on, False)
            levels |= dict.fromkeys(section.off, True)
            options |= dict.fromkeys(section.options)
            names |= section.names
    silent = _rules(language, [selector for selector, is_off in levels.items() if is_off])
    if silent:
        silent -= _rules(language, [selector for selector, is_off in levels.items() if not is_off])
    # Names that disable all rules are only valid in comments.
    return LinterOverrides((silent | _rules(language, options)) - EVERY_RULE, names, is_excluded)


def _sections_for(config: LinterConfig, path: str) -> list[Section]:
    return [one for one in config.sections if one.covers is None or one.covers.cover(path)]


def _rules(language: Language, selectors: Sequence[str] | dict[str, None]) -> frozenset[str]:
    return frozenset[str]().union(*(rules_matching(language, selector) for selector in selectors))
