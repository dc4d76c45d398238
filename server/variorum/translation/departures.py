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
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.translation.alignment import Names
from variorum.translation.declared import Candidate, script_of
from variorum.translation.hazard import AlignedUnit, PairRule, PairUnit, PartUnit
from variorum.translation.sides import Side

_MAIN = ("main",)
_Place = tuple[object, object]


class Found(NamedTuple):
    """What the checks found in an item and its counterpart, and what of the rest of the files they saw."""

    names: Names
    files: tuple[Document, Document] | None
    """Both files as a whole, where a check had to look at all of them."""
    findings: PairedFindings

    def holds_in(self, unit: PairUnit) -> bool:
        """Whether no check looked at more than the two items and names, or the files are still the same."""
        return self.files is None or (self.files[0] is unit.source and self.files[1] is unit.target)


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
        names = unit.arrangement.names
        is_settled = before is not None and (before.names is names or before.names == names)
        found: dict[_Place, Found] = {}
        findings = [*_of_files(unit, selection), *_of_parts(unit, selection)]
        mine, theirs = unit.mine, unit.theirs
        for one, other in unit.arrangement.pairs:
            place = mine.profiles[one], theirs.profiles[other]
            last = known.get(place)
            if last is None or not is_settled or not last.holds_in(unit):
                if not _is_comparable(mine[one], theirs[other]):
                    continue
                last = _found(unit, mine[one].side, theirs[other].side, selection, last)
            found[place] = last
            if last.findings.violations:
                findings += last.findings.at(mine[one].side, theirs[other].side, selection)
        findings += _of_programs(unit, selection, known, found)
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
    for item, known in unit.target.noted(_part_findings, selection):
        yield from known.at(item, unit.target, selection)


def _part_findings(document: Document, item: Item, selection: Selection) -> ItemFindings | None:
    """What the checks of single items find in one; None where that is nothing."""
    if item.facts.is_broken:
        return None
    key = ("departures", selection)
    known: ItemFindings | None = item.facts.derived.get(key)
    if known is None:
        known = ItemFindings(tuple(_check_part(PartUnit(document, item), selection)))
        item.facts.derived[key] = known
    return known if known.violations else None


def _check_part(unit: PartUnit, selection: Selection) -> Iterator[Violation]:
    for rule in selection.rules:
        if isinstance(rule, PairRule) and rule.part_check is not None:
            yield from guarded(rule.id, rule.part_check, unit)


def _found(pair: PairUnit, source: Side, target: Side, selection: Selection, last: Found | None) -> Found:
    """What the checks find, unless they found it before and what they saw of the rest of the files is the same."""
    names = pair.arrangement.names
    seen = Names(
        {name: names.counterparts[name] for name in source.callees & names.counterparts.keys()},
        target.callees & names.helpers,
    )
    if last is not None and last.names == seen and last.holds_in(pair):
        return last
    unit = AlignedUnit(source, target, seen.counterparts, seen.helpers)
    violations = [
        violation
        for rule in selection.rules
        if isinstance(rule, PairRule) and rule.aligned_check is not None
        for violation in guarded(rule.id, rule.aligned_check, unit)
    ]
    files = (pair.source, pair.target) if unit.has_looked_around else None
    return Found(seen, files, PairedFindings(violations))


def _is_comparable(one: Candidate, other: Candidate) -> bool:
    return not (one.is_type or other.is_type or one.is_broken or other.is_broken)


def _of_programs(
    unit: PairUnit, selection: Selection, known: Mapping[_Place, Found], found: dict[_Place, Found]
) -> Sequence[Finding]:
    """What the checks find in the bodies of the two programs, be they a script or a `main`."""
    source = _main_of(unit, in_source=True)
    target = _main_of(unit, in_source=False) if source is not None else None
    if source is None or target is None or source.is_broken or target.is_broken:
        return ()
    place = source.identity, target.identity
    last = _found(unit, source, target, selection, known.get(place))
    found[place] = last
    return last.findings.at(source, target, selection) if last.findings.violations else ()


def _main_of(unit: PairUnit, *, in_source: bool) -> Side | None:
    """The body of the program on one side, unless it is a `main` with a counterpart of its own."""
    for one in unit.mains:
        candidate = one.source if in_source else one.target
        if candidate is not None and candidate.words == _MAIN:
            return candidate.side if one.source is None or one.target is None else None
    return script_of(unit.source if in_source else unit.target)
