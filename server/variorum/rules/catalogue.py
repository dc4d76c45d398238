"""Finds the rules: every module of the rule packages that declares a `RULE`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

import attrs

from variorum.rules.finding import Severity

if TYPE_CHECKING:
    from variorum.rules.rule import Rule

# Rules about one file, and rules about a pair. They are named, not imported, because the second build on this package.
_PACKAGES = ("variorum.rules.checks", "variorum.translation.hazards")


class UnknownRule(ValueError):
    """Raised for a rule id that no rule file carries."""

    def __init__(self, identifier: str) -> None:
        super().__init__(f"unknown rule {identifier!r}: `variorum rules` lists the known ones")
        self.identifier = identifier


@cache
def all_rules() -> Mapping[str, Rule]:
    """Every rule by its id, in alphabetical order."""
    packages = (import_module(name) for name in _PACKAGES)
    modules = (
        import_module(f"{package.__name__}.{module.name}")
        for package in packages
        for module in iter_modules(package.__path__)
    )
    rules: list[Rule] = [module.RULE for module in modules if hasattr(module, "RULE")]
    return {rule.id: rule for rule in sorted(rules, key=lambda rule: rule.id)}


def rule_named(identifier: str) -> Rule:
    """The rule with this id.

    Raises:
        UnknownRule: there is none.
    """
    rule = all_rules().get(identifier)
    if rule is None:
        raise UnknownRule(identifier)
    return rule


@attrs.frozen(eq=False, slots=False)
class Selection:
    """The rules to run and how loud each one is. Compared by identity: results are kept per selection."""

    rules: tuple[Rule, ...]
    severities: Mapping[str, Severity] = attrs.field(factory=dict)

    @cached_property
    def narrower(self) -> Mapping[str, str]:
        """Of the rules that say more exactly what a broader one says too: that broader one's id by their own."""
        return {rule.id: rule.narrows for rule in self.rules if rule.narrows}

    def severity(self, rule: Rule) -> Severity:
        """The severity that a setting gives the rule, or its own."""
        return self.severities.get(rule.id, rule.severity)


def select(
    only: Iterable[str] | None = None,
    *,
    enabled: Iterable[str] = (),
    disabled: Iterable[str] = (),
    severities: Mapping[str, Severity] | None = None,
) -> Selection:
    """The selection that settings ask for: `only` these, or the default ones with some more and some fewer.

    Raises:
        UnknownRule: an id names no rule.
    """
    off = {rule_named(identifier).id for identifier in disabled}
    if only is not None:
        chosen = [rule_named(identifier) for identifier in only]
    else:
        more = {rule_named(identifier).id for identifier in enabled}
        chosen = [rule for rule in all_rules().values() if rule.is_default or rule.id in more]
    rules = tuple(rule for rule in chosen if rule.id not in off)
    return Selection(rules, dict(severities or {}))


@cache
def default_selection() -> Selection:
    """The rules that are on when nobody chose."""
    return select()
