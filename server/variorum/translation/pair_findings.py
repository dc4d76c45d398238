"""Runs the rules about a pair, looking again only at what changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import NamedTuple

import attrs

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Finding, Violation
from variorum.rules.guard import guarded
from variorum.rules.placement import ItemFindings, placed
from variorum.rules.suppression import Suppressions
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import Place
from variorum.translation.alignment import Arrangement, Names, differing
from variorum.translation.alignment_candidates import MAIN, Profile, script_of
from variorum.translation.pair_rule import (
    AlignedCheck,
    AlignedUnit,
    PairCheck,
    PairRule,
    PairUnit,
    PartCheck,
    PartUnit,
    SectionCheck,
)
from variorum.translation.section_checks import placed_in_section
from variorum.translation.sides import Side


class Found(NamedTuple):
    """What the checks found in an item and its counterpart, and what of the rest of the files they saw."""

    names: Names
    around: object | None
    """What of the other functions of both files was seen, where a check had to look at them."""
    findings: PairedFindings | None
    """None where they found nothing."""

    def holds_in(self, unit: PairUnit) -> bool:
        """Whether no check looked at more than the two items and names, or what it saw is still the same."""
        return self.around is None or self.around == unit.libraries.basis


@attrs.frozen(eq=False)
class PairFindings:
    """Where a translation departs from its original, with what the next state of the two files can take over."""

    selection: Selection
    arrangement: Arrangement
    compared: Compared
    programs: Programs | None
    """The bodies of the two programs; None where one side has none."""
    findings: Sequence[Finding]
    """All of them, placed in the translation, in source order."""

    @classmethod
    def of(cls, unit: PairUnit, selection: Selection, before: PairFindings | None = None) -> PairFindings:
        """The departures of a pair; what neither side has changed since `before` is not compared again."""
        if before is not None and before.selection is not selection:
            before = None
        compared = _compared(unit, selection, before)
        programs = _programs(unit, selection, before.programs if before is not None else None)
        findings = [
            *_of_files(unit, selection),
            *_of_sections(unit, selection),
            *_of_parts(unit, selection),
        ]
        for place in sorted(compared.telling):
            one, target = compared.found[place], unit.counterpart(place)
            assert one is not None
            assert one.findings is not None
            assert target is not None
            findings += one.findings.at(unit.source_items[place].side, target.side, selection)
        if programs is not None and programs.found.findings is not None:
            findings += programs.found.findings.at(programs.source, programs.target, selection)
        suppressions = Suppressions.of(unit.target)
        if not suppressions.are_none:
            findings = [finding for finding in findings if not suppressions.cover(finding)]
        findings.sort(key=attrgetter("span", "rule"))
        return cls(selection, unit.arrangement, compared, programs, findings)


@attrs.frozen(eq=False)
class Compared:
    """The items of the original, each compared with its counterpart."""

    found: Sequence[Found | None]
    """What was found in each of them and its counterpart; None where the two cannot be compared."""
    telling: frozenset[int]
    """The places of those in which there are findings."""
    looking: frozenset[int]
    """The places of those in which a check looked at the rest of the files."""


@attrs.frozen(eq=False)
class Programs:
    """The bodies of the two programs beside each other, be they a script or a `main`."""

    source: Side
    target: Side
    identity: object
    """Equal where the code of both is the very same, wherever it stands now."""
    found: Found


_Known = Mapping[tuple[Profile, Profile], Found]


class PairedFindings:
    """The violations of an item and its counterpart, and their findings in the places where the two stood last."""

    __slots__ = ("_here", "_last")

    def __init__(self, violations: Sequence[Violation]) -> None:
        self._here = ItemFindings(tuple(violations))
        self._last: tuple[Sequence[Finding], int, Sequence[Finding]] | None = None

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


class _Checks(NamedTuple):
    """The checks of a selection about pairs, each with its rule's id."""

    of_pairs: Sequence[tuple[str, PairCheck]]
    of_sections: Sequence[tuple[str, SectionCheck]]
    of_parts: Sequence[tuple[str, PartCheck]]
    of_items: Sequence[PairRule]


@lru_cache(maxsize=64)
def _checks(selection: Selection) -> _Checks:
    rules = [rule for rule in selection.pair_rules if isinstance(rule, PairRule)]
    return _Checks(
        [(rule.id, rule.pair_check) for rule in rules if rule.pair_check is not None],
        [(rule.id, rule.section_check) for rule in rules if rule.section_check is not None],
        [(rule.id, rule.part_check) for rule in rules if rule.part_check is not None],
        [rule for rule in rules if rule.aligned_check is not None],
    )


@lru_cache(maxsize=1024)
def _speaking(
    selection: Selection, source: frozenset[str], target: frozenset[str]
) -> Sequence[tuple[str, AlignedCheck]]:
    """The checks of two items that may find something between items with these marks."""
    return [
        (rule.id, rule.aligned_check)
        for rule in _checks(selection).of_items
        if rule.aligned_check is not None
        and (not rule.source_marks or not rule.source_marks.isdisjoint(source))
        and (not rule.target_marks or not rule.target_marks.isdisjoint(target))
    ]


def _of_files(unit: PairUnit, selection: Selection) -> Iterator[Finding]:
    key, text = ("placed", selection), unit.target.text
    last: Mapping[int, tuple[Violation, Finding]] = unit.recalled.get(key, {})
    now: dict[int, tuple[Violation, Finding]] = {}
    place = cache(text.place)
    for violation in guarded(_checks(selection).of_pairs, unit):
        # A check that keeps what it found hands out the same violation again.
        _, finding = last.get(id(violation), (violation, None))
        if finding is None or not _stands(finding, place) or _takes_lines(violation):
            finding = placed(violation, unit.target, selection)
        now[id(violation)] = violation, finding
        yield finding
    unit.recalled[key] = now


def _stands(finding: Finding, place: Callable[[int], Place]) -> bool:
    """Whether the lines and columns of a finding are still those of its range."""
    start, end = place(finding.span.start), place(finding.span.end)
    return (finding.line, finding.column, finding.end_line, finding.end_column) == (*start, *end)


def _takes_lines(violation: Violation) -> bool:
    """Whether the fix takes whole lines with it, so that it rests on what stands beside it."""
    return violation.fix is not None and any(edit.whole_lines for edit in violation.fix.edits)


def _of_sections(unit: PairUnit, selection: Selection) -> Iterator[Finding]:
    for check in _checks(selection).of_sections:
        for number, violations in guarded((check,), unit):
            if violations:
                yield from placed_in_section(violations, number, check[0], unit.target, selection)


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
        known = ItemFindings(tuple(guarded(_checks(selection).of_parts, PartUnit(document, item))))
        item.facts.derived[key] = known
    return known if known.violations else None


def _found(pair: PairUnit, source: Side, target: Side, selection: Selection, last: Found | None) -> Found:
    """What the checks find, unless they found it before and what they saw of the rest of the files is the same."""
    names = pair.arrangement.names
    seen = Names(
        {name: names.counterparts[name] for name in source.callees & names.counterparts.keys()},
        target.callees & names.helpers,
        source.callees & names.reordered,
    )
    if last is not None and last.names == seen and last.holds_in(pair):
        return last
    unit = AlignedUnit(source, target, seen.counterparts, pair.libraries, seen.helpers, seen.reordered)
    found = guarded(_speaking(selection, source.marks, target.marks), unit)
    violations = [unit.levelled(violation) for violation in found]
    around = pair.libraries.basis if unit.has_looked_around else None
    return Found(seen, around, PairedFindings(violations) if violations else None)


def _compared(unit: PairUnit, selection: Selection, before: PairFindings | None) -> Compared:
    """What is found in each item of the original and its counterpart; what no edit and no name touched stays."""
    counterparts = unit.arrangement.counterparts
    telling: set[int] = set()
    looking: set[int] = set()
    if before is not None and before.arrangement.counterparts is counterparts:
        last = before.compared
        found, places = list(last.found), _unsettled(unit, before)
        known = _by_profiles(before, places)
        telling.update(last.telling.difference(places))
        looking.update(last.looking.difference(places))
    else:
        found, places = [None] * len(counterparts), range(len(counterparts))
        known = _by_profiles(before, range(len(before.compared.found))) if before is not None else {}
    for place in places:
        one = found[place] = _of_items(unit, place, selection, known)
        if one is not None and one.findings is not None:
            telling.add(place)
        if one is not None and one.around is not None:
            looking.add(place)
    return Compared(found, frozenset(telling), frozenset(looking))


def _unsettled(unit: PairUnit, before: PairFindings) -> Collection[int]:
    """The places of what has to be looked at again, though all items belong together as before."""
    was, now = before.arrangement, unit.arrangement
    if was.names is not now.names and was.names != now.names:
        return range(len(before.compared.found))
    places = set(differing(was.source, now.source) or ())
    for other in differing(was.target, now.target) or ():
        one = now.originals[other]
        if one is not None:
            places.add(one)
    for place in before.compared.looking:
        one_found = before.compared.found[place]
        if one_found is not None and not one_found.holds_in(unit):
            places.add(place)
    return places


def _by_profiles(before: PairFindings, places: Iterable[int]) -> _Known:
    """What was found in some places, by the two items that stood there."""
    was, known = before.arrangement, {}
    for place in places:
        found, other = before.compared.found[place], was.counterparts[place]
        if found is not None and other is not None:
            known[was.source[place], was.target[other]] = found
    return known


def _of_items(unit: PairUnit, place: int, selection: Selection, known: _Known) -> Found | None:
    """What is found in an item and its counterpart; None where there is none, or the two cannot be compared."""
    source, target = unit.source_items[place], unit.counterpart(place)
    if target is None or source.is_type or target.is_type or source.is_broken or target.is_broken:
        return None
    return _found(unit, source.side, target.side, selection, known.get((source.profile, target.profile)))


def _programs(unit: PairUnit, selection: Selection, before: Programs | None) -> Programs | None:
    """The bodies of the two programs and what the checks find in them."""
    source = _main_of(unit, in_source=True)
    target = _main_of(unit, in_source=False) if source is not None else None
    if source is None or target is None or source.is_broken or target.is_broken:
        return None
    identity = source.identity, target.identity
    last = before.found if before is not None and before.identity == identity else None
    return Programs(source, target, identity, _found(unit, source, target, selection, last))


def _main_of(unit: PairUnit, *, in_source: bool) -> Side | None:
    """The body of the program on one side, unless it is a `main` with a counterpart of its own."""
    for one in unit.mains:
        candidate = one.source if in_source else one.target
        if candidate is not None and candidate.words == MAIN:
            return candidate.side if one.source is None or one.target is None else None
    return script_of(unit.source if in_source else unit.target)
