"""Finds the rules: every module of the rule packages that declares a `RULE`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

import attrs

from variorum.rules.finding import Finding, Fix, Severity, Violation
from variorum.rules.observation import Observed, moves_lines
from variorum.rules.policies import usual_severity

if TYPE_CHECKING:
    from variorum.languages import Language
    from variorum.rules.rule import FileCheck, ItemCheck, Rule
    from variorum.syntax.source_text import SourceText

# Rules about one file, and rules about a pair. They are named, not imported, because the second build on this package,
# and because they are three times as many: they are loaded when there is a pair.
_OF_FILES, _OF_PAIRS = "variorum.rules.checks", "variorum.translation.pair_rules"


class UnknownRule(ValueError):
    """Raised for a rule id that no rule file carries."""

    def __init__(self, identifier: str) -> None:
        super().__init__(f"unknown rule {identifier!r}: `variorum rules` lists the known ones")
        self.identifier = identifier


@cache
def all_rules() -> Mapping[str, Rule]:
    """Every rule by its id, in alphabetical order."""
    return dict(sorted([*_rules_in(_OF_FILES).items(), *_rules_in(_OF_PAIRS).items()]))


@cache
def _rules_in(package: str) -> Mapping[str, Rule]:
    """The rules of one package by their ids, in alphabetical order."""
    found = iter_modules(import_module(package).__path__)
    modules = (import_module(f"{package}.{module.name}") for module in found)
    rules: list[Rule] = [module.RULE for module in modules if hasattr(module, "RULE")]
    return {rule.id: rule for rule in sorted(rules, key=lambda rule: rule.id)}


def rule_named(identifier: str) -> Rule:
    """The rule with this id.

    Raises:
        UnknownRule: there is none.
    """
    rule = _rules_in(_OF_FILES).get(identifier) or _rules_in(_OF_PAIRS).get(identifier)
    if rule is None:
        raise UnknownRule(identifier)
    return rule


def counted_severity(finding: Finding) -> Severity:
    """The severity with which scores count a finding: that of its rule, whatever settings have it shown as."""
    rule = rule_named(finding.rule)
    return rule.counted_as or rule.severity


@attrs.frozen(eq=False, slots=False)
class Selection:
    """The rules to run and how loud each one is. Compared by identity: results are kept per selection."""

    rules: tuple[Rule, ...]
    """Those about one file."""
    severities: Mapping[str, Severity] = attrs.field(factory=dict)
    safe_fixes: frozenset[str] = frozenset()
    """Ids of rules all of whose fixes a setting calls safe."""
    unsafe_fixes: frozenset[str] = frozenset()
    """Ids of rules none of whose fixes are to be applied without a person's decision."""
    _about_pairs: Callable[[], tuple[Rule, ...]] = tuple
    known_names: frozenset[str] = frozenset()
    """Names that are defined elsewhere, as a configuration says: no rule takes them for unknown."""

    observed: frozenset[Observed] = frozenset()
    """What the program at hand may read of its own text."""
    _observing: dict[frozenset[Observed], Selection] = attrs.field(factory=dict, init=False, repr=False)

    def observing(self, observed: frozenset[Observed]) -> Selection:
        """The same selection for programs that may read this of their own text; the same object each time."""
        if observed == self.observed:
            return self
        known = self._observing.get(observed)
        if known is None:
            known = self._observing[observed] = attrs.evolve(self, observed=observed)
        return known

    @cached_property
    def pair_rules(self) -> tuple[Rule, ...]:
        """Those about a pair, loaded when there is one."""
        return self._about_pairs()

    @cached_property
    def item_checks(self) -> Sequence[tuple[Rule, ItemCheck]]:
        """The checks of single items, with the rules that they belong to."""
        return [(rule, rule.item_check) for rule in self.rules if rule.item_check is not None]

    @cached_property
    def file_checks(self) -> Sequence[tuple[Rule, FileCheck]]:
        """The checks of whole files, with the rules that they belong to."""
        return [(rule, rule.file_check) for rule in self.rules if rule.file_check is not None]

    @cached_property
    def narrower(self) -> Mapping[str, str]:
        """Of the rules that say more exactly what a broader one says too: that broader one's id by their own."""
        return {rule.id: rule.narrows for rule in self.rules if rule.narrows}

    def fix(self, rule: Rule, fix: Fix, text: SourceText) -> Fix:
        """A fix in its place in a text, with its safety as a setting states it for the rule, or its own. What the program
        can observe is not safe."""
        if rule.id in self.unsafe_fixes:
            return fix.with_safety(False)
        if rule.id in self.safe_fixes:
            return fix.with_safety(True)
        return fix.with_safety(False) if self._is_observed(rule, fix, text) else fix

    def _is_observed(self, rule: Rule, fix: Fix, text: SourceText) -> bool:
        """Whether the program at hand may tell that the fix was applied."""
        if not fix.is_safe or not self.observed:
            return False
        if Observed.TEXT in self.observed or (Observed.LOCALS in self.observed and rule.is_about_local_names):
            return True
        return Observed.LINES in self.observed and moves_lines(fix, text)

    def severity(self, violation: Violation, language: Language) -> Severity:
        """The severity of one violation: that of a setting, of the violation itself, of the language's policy for the
        rule (`severity` in `[rules.<id>]`), or the rule's own, whichever is there first."""
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
    with_habits: bool = True,
    safe_fixes: Iterable[str] = (),
    unsafe_fixes: Iterable[str] = (),
    known_names: Iterable[str] = (),
) -> Selection:
    """The selection that settings ask for: `only` these, or the default ones with some more and some fewer.

    Args:
        only: the rules to run; None for the default ones.
        enabled: further rules, by id.
        disabled: rules to leave out, by id.
        severities: severities of single rules, in place of their own.
        with_habits: whether rules about habits and style are among the default ones.
        safe_fixes: rules whose fixes all count as safe.
        unsafe_fixes: rules whose fixes all count as unsafe; this wins over `safe_fixes`.

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
            if rule.id in more or (rule.is_default and (with_habits or not rule.is_habit))
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
    )


@cache
def default_selection() -> Selection:
    """The rules that are on when nobody chose."""
    return select()
