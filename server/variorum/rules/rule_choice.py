"""Which rules somebody wants, by their names: no rule is loaded before one has to run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import attrs

from variorum.rules.finding import Severity
from variorum.rules.registry import Selection, select


@attrs.frozen
class RuleChoice:
    """A selection of rules as settings and options state it. Equal choices share one selection."""

    only: tuple[str, ...] | None
    """The rules to run, in the order asked for; None for the default ones with some more and some fewer."""
    enabled: tuple[str, ...]
    disabled: tuple[str, ...]
    severities: tuple[tuple[str, int], ...]
    """Severities of single rules, in place of their own."""
    with_style_rules: bool = True
    """Whether rules about habits and style are among the default ones."""
    safe_fixes: tuple[str, ...] = ()
    unsafe_fixes: tuple[str, ...] = ()
    known_names: tuple[str, ...] = ()
    """Names that are defined elsewhere, as a configuration says."""

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
        """The choice with these names; the arguments are those of `select`."""
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
        """The rules to run and how loud each one is.

        Raises:
            UnknownRule: an id names no rule; settings that were read from outside never hold one.
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
