"""Stores which rules settings ask for, by id. No rule is loaded before one runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import attrs

from variorum.rules.finding import Severity
from variorum.rules.registry import Selection, select


def _optional_tuple(values: Iterable[str] | None) -> tuple[str, ...] | None:
    return None if values is None else tuple(values)


def _sorted_tuple(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(values))


def _sorted_items(severities: Mapping[str, Severity]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((rule, int(severity)) for rule, severity in severities.items()))


@attrs.frozen
class RuleChoice:
    """The arguments of `select`, in an order of their own: equal choices share one selection."""

    only: tuple[str, ...] | None = attrs.field(default=None, converter=_optional_tuple)
    enabled: tuple[str, ...] = attrs.field(default=(), converter=_sorted_tuple)
    disabled: tuple[str, ...] = attrs.field(default=(), converter=_sorted_tuple)
    severities: tuple[tuple[str, int], ...] = attrs.field(factory=dict, converter=_sorted_items)
    with_style_rules: bool = True
    safe_fixes: tuple[str, ...] = attrs.field(default=(), converter=_sorted_tuple)
    unsafe_fixes: tuple[str, ...] = attrs.field(default=(), converter=_sorted_tuple)
    known_names: tuple[str, ...] = attrs.field(default=(), converter=_sorted_tuple)

    @property
    def selection(self) -> Selection:
        """The rules to run and their severities.

        Raises:
            UnknownRule: an id names no rule. Settings are validated when they are read, so they never hold one.
        """
        return _selection(self)


@lru_cache(maxsize=64)
def _selection(choice: RuleChoice) -> Selection:
    arguments = attrs.asdict(choice, recurse=False)
    severities = {rule: Severity(value) for rule, value in choice.severities}
    return select(**{**arguments, "severities": severities})
