"""Runs the rules about a pair, looking again only at what changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import attrs

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Finding, Violation
from variorum.rules.guard import guarded
from variorum.rules.placement import ItemFindings, placed
from variorum.rules.suppression import Suppressions
from variorum.translation.alignment import Names
from variorum.translation.declared import Candidate, script_of
from variorum.translation.hazard import AlignedUnit, PairRule, PairUnit, PartUnit
from variorum.translation.sides import Side

_MAIN = ("main",)
_Place = tuple[object, object]


class Found(NamedTuple):
    """What the checks found in an item and its counterpart, and the names that they saw."""

    names: Names
    findings: PairedFindings


@attrs.frozen(eq=False)
class Departures:
    """Where a translation departs from its original, kept by what was compared, for the next state of the two files."""

    selection: Selection
    names: Names
    found: Mapping[_Place, Found]
    findings: Sequence[Finding]
    """All of them, placed in the translation, in source order."""

    @classmethod
    def of(cls, unit: PairUnit, selection: Selection, before: Departures | None = None) -> Departures:
        """The departures of a pair; what neither side has changed since `before` is not compared again."""
        known = before.found if before is not None and before.selection is selection else {}
        names = unit.names
        is_settled = before is not None and (before.names is names or before.names == names)
        found: dict[_Place, Found] = {}
        findings = [*_of_files(unit, selection), *_of_parts(unit, selection)]
        for place, source, target in _couples(unit):
            last = known.get(place)
            if last is None or not is_settled:
                last = _found(source.side, target.side, names, selection, last)
            found[place] = last
            if last.findings.violations:
                findings += last.findings.at(source.side, target.side, selection)
        suppressions = Suppressions.of(unit.target)
        kept = [finding for finding in findings if not suppressions.cover(finding)]
        kept.sort(key=lambda finding: (finding.span, finding.rule))
        return cls(selection, names, found, kept)


class PairedFindings:
    """The violations of an item and its counterpart, and their findings in the places where the two stood last."""

    __slots__ = ("_here", "_last")

    def __init__(self, violations: Sequence[Violation]) -> None:
        self._here = ItemFindings(tuple(violations))
        self._last: tuple[Sequence[Finding], int, Sequence[Finding]] | None = None

    @property
    def violations(self) -> Sequence[Violation]:
        """The violations, relative to the item and its counterpart."""
        return self._here.violations

    def at(self, source: Side, target: Side, selection: Selection) -> Sequence[Finding]:
        """The findings in the places where the two stand now."""
        if target.within is None:
            # What stands between the pieces of a script is no part of it, so nothing that was placed can be moved.
            violations = (one.shifted(target.start) for one in self._here.violations)
            here: Sequence[Finding] = [placed(one, target.document, selection) for one in violations]
        else:
            here = self._here.at(target.items[0], target.document, selection)
        last, start = self._last, source.start
        if last is None or last[0] is not here or last[1] != start:
            last = self._last = (here, start, [_with_original(finding, start) for finding in here])
        return last[2]


def _with_original(finding: Finding, start: int) -> Finding:
    """The finding with its places in the original, which count from where the item begins there, made absolute."""
    if not any(one.in_source for one in finding.related):
        return finding
    related = [
        attrs.evolve(one, span=one.span.shifted(start)) if one.in_source else one for one in finding.related
    ]
    return attrs.evolve(finding, related=tuple(related))


def _of_files(unit: PairUnit, selection: Selection) -> Iterator[Finding]:
    for rule in selection.rules:
        if isinstance(rule, PairRule) and rule.pair_check is not None:
            for violation in guarded(rule.id, rule.pair_check, unit):
                yield placed(violation, unit.target, selection)


def _of_parts(unit: PairUnit, selection: Selection) -> Iterator[Finding]:
    key = ("departures", selection)
    document = unit.target
    for item in document.items:
        if item.facts.is_broken:
            continue
        known: ItemFindings | None = item.facts.derived.get(key)
        if known is None:
            known = ItemFindings(tuple(_check_part(PartUnit(document, item), selection)))
            item.facts.derived[key] = known
        if known.violations:
            yield from known.at(item, document, selection)


def _check_part(unit: PartUnit, selection: Selection) -> Iterator[Violation]:
    for rule in selection.rules:
        if isinstance(rule, PairRule) and rule.part_check is not None:
            yield from guarded(rule.id, rule.part_check, unit)


def _found(source: Side, target: Side, names: Names, selection: Selection, last: Found | None) -> Found:
    """What the checks find, unless they found it before and the names that the two sides call mean the same."""
    seen = Names(
        {name: names.counterparts[name] for name in source.callees & names.counterparts.keys()},
        target.callees & names.helpers,
    )
    if last is not None and last.names == seen:
        return last
    unit = AlignedUnit(source, target, seen.counterparts, seen.helpers)
    violations = [
        violation
        for rule in selection.rules
        if isinstance(rule, PairRule) and rule.aligned_check is not None
        for violation in guarded(rule.id, rule.aligned_check, unit)
    ]
    return Found(seen, PairedFindings(violations))


def _couples(unit: PairUnit) -> Iterator[tuple[_Place, _Sided, _Sided]]:
    """Every two functions that belong together, and the bodies of two programs, be they a script or a `main`."""
    for one, other in unit.aligned:
        if not (one.profile.is_type or other.profile.is_type or one.is_broken or other.is_broken):
            yield (one.profile, other.profile), one, other
    mine, theirs = _main_of(unit, in_source=True), _main_of(unit, in_source=False)
    if mine is not None and theirs is not None and not mine.side.is_broken and not theirs.side.is_broken:
        yield (mine.side.identity, theirs.side.identity), mine, theirs


@attrs.frozen
class _Script:
    """The statements of a file that stand in no item."""

    side: Side


_Sided = Candidate | _Script


def _main_of(unit: PairUnit, *, in_source: bool) -> _Sided | None:
    """The body of the program on one side, unless it is a `main` with a counterpart of its own."""
    for one in unit.mains:
        candidate = one.source if in_source else one.target
        if candidate is not None and candidate.words == _MAIN:
            return candidate if one.source is None or one.target is None else None
    script = script_of(unit.source if in_source else unit.target)
    return _Script(script) if script is not None else None
