"""Stores which rules settings ask for, by id. No rule is loaded before one runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import attrs

from variorum.rules.finding import Severity
from variorum.rules.registry import Selection, select


@attrs.frozen
class RuleChoice:
    """A choice of rules from settings and options. Equal choices share one selection."""

    only: tuple[str, ...] | None
    """The rules to run, in this order. None for the default rules plus `enabled` minus `disabled`."""
    enabled: tuple[str, ...]
    disabled: tuple[str, ...]
    severities: tuple[tuple[str, int], ...]
    """Severities by rule id, in place of the rules' own."""
    with_style_rules: bool = True
    """Whether style rules are among the default rules; see `select`."""
    safe_fixes: tuple[str, ...] = ()
    unsafe_fixes: tuple[str, ...] = ()
    known_names: tuple[str, ...] = ()
    """Names that are defined elsewhere, by a setting."""

    @classmethod
    def of(
        cls,
        only: Iterable[str] | None = None,
        *,
        enabled: Iterable[str] = (),
        disabled: Iterable[str] = (),
        severities: Mapping[str, Severity] | None = None,
        with_style_rules: bool = True,
        safe_fixes: Iterable[str] = (),
        unsafe_fixes: Iterable[str] = (),
        known_names: Iterable[str] = (),
    ) -> RuleChoice:
        """Returns the choice. The arguments are those of `select`."""
        return cls(
            None if only is None else tuple(only),
            tuple(sorted(enabled)),
            tuple(sorted(disabled)),
            tuple(sorted((rule, int(severity)) for rule, severity in (severities or {}).items())),
            with_style_rules,
            tuple(sorted(safe_fixes)),
            tuple(sorted(unsafe_fixes)),
            tuple(sorted(known_names)),
        )

    @property
    def selection(self) -> Selection:
        """The rules to run and their severities.

        Raises:
            UnknownRule: an id names no rule. Settings are validated when they are read, so they never hold one.
        """
        return _selection(self)


@lru_cache(maxsize=64)
def _selection(choice: RuleChoice) -> Selection:
    severities = {rule: Severity(value) for rule, value in choice.severities}
    return select(
        choice.only,
        enabled=choice.enabled,
        disabled=choice.disabled,
        severities=severities,
        with_style_rules=choice.with_style_rules,
        safe_fixes=choice.safe_fixes,
        unsafe_fixes=choice.unsafe_fixes,
        known_names=choice.known_names,
    )
