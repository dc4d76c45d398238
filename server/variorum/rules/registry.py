"""Finds the rules: every module of the rule packages that declares a `RULE`, or several `RULES` that differ by a few values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

import attrs

from variorum.rules.finding import Finding, Fix, Severity, Violation
from variorum.rules.introspection import Introspection, moves_lines
from variorum.rules.policies import usual_severity

if TYPE_CHECKING:
    from variorum.languages import Language
    from variorum.rules.rule import FileCheck, ItemCheck, Rule
    from variorum.syntax.source_text import SourceText

# Rules about one file and rules about a pair. The packages are named, not imported: pair rules depend on this package, and they
# are three times as many, so that they are loaded only when there is a pair.
_OF_FILES, _OF_PAIRS = "variorum.rules.checks", "variorum.translation.pair_rules"


class UnknownRule(ValueError):
    """Raised for a rule id that does not exist."""

    def __init__(self, identifier: str) -> None:
        super().__init__(f"unknown rule {identifier!r}: `variorum rules` lists all rules")
        self.identifier = identifier


@cache
def all_rules() -> Mapping[str, Rule]:
    """Returns every rule by id, in alphabetical order."""
    return dict(sorted([*_rules_in(_OF_FILES).items(), *_rules_in(_OF_PAIRS).items()]))


@cache
def _rules_in(package: str) -> Mapping[str, Rule]:
    """Returns the rules of one package by id, in alphabetical order."""
    found = iter_modules(import_module(package).__path__)
    modules = (import_module(f"{package}.{module.name}") for module in found)
    rules = {rule.id: rule for module in modules for rule in _declared_in(module)}
    return dict(sorted(rules.items()))


def _declared_in(module: ModuleType) -> tuple[Rule, ...]:
    return getattr(module, "RULES", ()) or ((module.RULE,) if hasattr(module, "RULE") else ())


def rule_named(identifier: str) -> Rule:
    """Returns the rule with an id.

    Raises:
        UnknownRule: there is none.
    """
    rule = _rules_in(_OF_FILES).get(identifier) or _rules_in(_OF_PAIRS).get(identifier)
    if rule is None:
        raise UnknownRule(identifier)
    return rule


def scored_severity(finding: Finding) -> Severity:
    """Returns the severity with which scores count a finding: that of its rule, whatever the settings show."""
    rule = rule_named(finding.rule)
    return rule.scored_as or rule.severity


@attrs.frozen(eq=False, slots=False)
class Selection:
    """The rules to run and their severities. Compared by identity: results are cached per selection."""

    rules: tuple[Rule, ...]
    """The rules about one file."""
    severities: Mapping[str, Severity] = attrs.field(factory=dict)
    safe_fixes: frozenset[str] = frozenset()
    """Ids of the rules whose fixes are all safe by a setting."""
    unsafe_fixes: frozenset[str] = frozenset()
    """Ids of the rules whose fixes are all unsafe by a setting."""
    _about_pairs: Callable[[], tuple[Rule, ...]] = tuple
    known_names: frozenset[str] = frozenset()
    """Names that are defined elsewhere, by a setting. No rule reports them as undefined."""

    is_certain_only: bool = False
    """Whether findings that have not earned a warning in files that nobody translated are information."""
    introspection: frozenset[Introspection] = frozenset()
    """What the program may read of its own text."""
    _with_introspection: dict[frozenset[Introspection], Selection] = attrs.field(
        factory=dict, init=False, repr=False
    )

    def with_introspection(self, introspection: frozenset[Introspection]) -> Selection:
        """Returns the selection for programs that may read this of their own text. Equal arguments give the same object."""
        if introspection == self.introspection:
            return self
        known = self._with_introspection.get(introspection)
        if known is None:
            known = self._with_introspection[introspection] = attrs.evolve(self, introspection=introspection)
        return known

    @cached_property
    def pair_rules(self) -> tuple[Rule, ...]:
        """The rules about a pair, loaded on first use."""
        return self._about_pairs()

    @cached_property
    def item_checks(self) -> Sequence[tuple[Rule, ItemCheck]]:
        """The checks of single items, with their rules."""
        return [(rule, rule.item_check) for rule in self.rules if rule.item_check is not None]

    @cached_property
    def file_checks(self) -> Sequence[tuple[Rule, FileCheck]]:
        """The checks of whole files, with their rules."""
        return [(rule, rule.file_check) for rule in self.rules if rule.file_check is not None]

    @cached_property
    def broader_rules(self) -> Mapping[str, str]:
        """For each rule that narrows a broader one, the id of the broader rule."""
        return {rule.id: rule.narrows for rule in self.rules if rule.narrows}

    def fix(self, rule: Rule, fix: Fix, text: SourceText) -> Fix:
        """Returns the fix with its safety: that of a setting, or the fix's own. A fix that the program can observe is unsafe."""
        if rule.id in self.unsafe_fixes:
            return fix.with_safety(False)
        if rule.id in self.safe_fixes:
            return fix.with_safety(True)
        return fix.with_safety(False) if self._is_visible_to_program(rule, fix, text) else fix

    def _is_visible_to_program(self, rule: Rule, fix: Fix, text: SourceText) -> bool:
        """Returns whether the program may observe that the fix was applied."""
        if not fix.is_safe or not self.introspection:
            return False
        if Introspection.TEXT in self.introspection or (
            Introspection.LOCALS in self.introspection and rule.is_about_local_names
        ):
            return True
        return Introspection.LINES in self.introspection and moves_lines(fix, text)

    def severity(self, violation: Violation, language: Language) -> Severity:
        """Returns the severity of a violation: that of a setting, of the violation, of the language (`severity` in
        `[rules.<id>]`), or of the rule, whichever is set first."""
        rule = violation.rule
        return (
            self.severities.get(rule.id)
            or violation.severity
            or usual_severity(language, rule.id)
            or rule.severity
        )


def select(
    only: Iterable[str] | None = None,
    *,
    enabled: Iterable[str] = (),
    disabled: Iterable[str] = (),
    severities: Mapping[str, Severity] | None = None,
    with_style_rules: bool = True,
    safe_fixes: Iterable[str] = (),
    unsafe_fixes: Iterable[str] = (),
    known_names: Iterable[str] = (),
) -> Selection:
    """Returns the selection for settings: the rules of `only`, or the default rules plus `enabled` minus `disabled`.

    Args:
        only: the ids of the rules to run. None for the default rules.
        enabled: ids of further rules.
        disabled: ids of rules to leave out.
        severities: severities by rule id, in place of the rules' own.
        with_style_rules: whether style rules are among the default rules. Without them, the selection is for files that
            nobody translated, where some rules are information.
        safe_fixes: rules whose fixes all count as safe.
        unsafe_fixes: rules whose fixes all count as unsafe. This wins over `safe_fixes`.
        known_names: names that are defined elsewhere.

    Raises:
        UnknownRule: an id names no rule.
    """
    asked = None if only is None else tuple(rule_named(identifier).id for identifier in only)
    more = {rule_named(identifier).id for identifier in enabled}
    off = {rule_named(identifier).id for identifier in disabled}

    def chosen(package: str) -> tuple[Rule, ...]:
        rules = _rules_in(package)
        wanted = [
            rule.id
            for rule in rules.values()
            if rule.id in more or (rule.is_default and (with_style_rules or not rule.is_style_rule))
        ]
        names = wanted if asked is None else asked
        return tuple(rules[name] for name in names if name in rules and name not in off)

    return Selection(
        chosen(_OF_FILES),
        dict(severities or {}),
        frozenset(safe_fixes),
        frozenset(unsafe_fixes),
        lambda: chosen(_OF_PAIRS),
        frozenset(known_names),
        is_certain_only=not with_style_rules,
    )


@cache
def default_selection() -> Selection:
    """Returns the rules that are on by default."""
    return select()
