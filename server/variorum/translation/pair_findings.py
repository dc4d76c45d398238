"""Runs the rules about a pair, only on what changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import NamedTuple

import attrs

from variorum.rules.finding import Finding, Violation
from variorum.rules.guard import guarded
from variorum.rules.placement import ItemFindings, placed
from variorum.rules.registry import Selection
from variorum.rules.suppression import Suppressions
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import Place
from variorum.translation.alignment import ItemMatching, MatchedNames, differing
from variorum.translation.alignment_candidates import MAIN, Profile, script_of
from variorum.translation.pair_rule import (
    AlignedCheck,
    AlignedUnit,
    PairCheck,
    PairRule,
    PairUnit,
    SectionCheck,
    TargetItemCheck,
    TargetItemUnit,
)
from variorum.translation.section_checks import placed_in_section
from variorum.translation.sides import Side


class ItemComparison(NamedTuple):
    """What the checks found in an item and its counterpart, and what else of the files they depend on."""

    names: MatchedNames
    context: object | None
    """What was used of the other functions of both files. None if no check used them."""
    findings: PairedFindings | None
    """None if there are none."""

    def is_valid_for(self, unit: PairUnit) -> bool:
        """Returns whether the checks used only the two items and names, or what they used is unchanged."""
        return self.context is None or self.context == unit.pair_functions.basis


@attrs.frozen(eq=False)
class PairFindings:
    """The findings about a pair, with what the next version of the two files can reuse."""

    selection: Selection
    matching: ItemMatching
    compared: ComparedItems
    programs: ComparedPrograms | None
    """The bodies of the two programs. None if one side has none."""
    findings: Sequence[Finding]
    """All of them, placed in the translation, in source order."""

    @classmethod
    def of(cls, unit: PairUnit, selection: Selection, before: PairFindings | None = None) -> PairFindings:
        """Returns the findings about a pair. Items that neither side has changed since `before` are not compared again."""
        if before is not None and before.selection is not selection:
            before = None
        compared = _compared(unit, selection, before)
        programs = _programs(unit, selection, before.programs if before is not None else None)
        findings = [
            *_of_files(unit, selection),
            *_of_sections(unit, selection),
            *_of_target_items(unit, selection),
        ]
        for place in sorted(compared.with_findings):
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
        return cls(selection, unit.matching, compared, programs, findings)


@attrs.frozen(eq=False)
class ComparedItems:
    """The items of the original, each compared with its counterpart."""

    found: Sequence[ItemComparison | None]
    """The findings in each of them and its counterpart. None if the two cannot be compared."""
    with_findings: frozenset[int]
    """The indexes of the items with findings."""
    with_context: frozenset[int]
    """The indexes of the items in which a check used the rest of the files."""


@attrs.frozen(eq=False)
class ComparedPrograms:
    """The compared bodies of the two programs, each a script or a `main`."""

    source: Side
    target: Side
    identity: object
    """Equal if the code of both is unchanged, wherever it is."""
    found: ItemComparison


_Known = Mapping[tuple[Profile, Profile], ItemComparison]


class PairedFindings:
    """The violations of an item and its counterpart, and their findings at the last places of the two."""

    __slots__ = ("_here", "_last")

    def __init__(self, violations: Sequence[Violation]) -> None:
        self._here = ItemFindings(tuple(violations))
        self._last: tuple[Sequence[Finding], int, Sequence[Finding]] | None = None

    def at(self, source: Side, target: Side, selection: Selection) -> Sequence[Finding]:
        """Returns the findings at the present places of the two."""
        if target.within is None:
            # The text between the pieces of a script is not part of it, so placed findings cannot be moved.
            violations = (one.shifted(target.start) for one in self._here.violations)
            here: Sequence[Finding] = [placed(one, target.document, selection) for one in violations]
        else:
            here = self._here.at(target.items[0], target.document, selection)
        last, start = self._last, source.start
        if last is None or last[0] is not here or last[1] != start:
            last = self._last = (here, start, [_with_original(finding, start) for finding in here])
        return last[2]


def _with_original(finding: Finding, start: int) -> Finding:
    """Returns the finding with absolute places in the original instead of relative ones."""
    if not any(one.in_source for one in finding.related):
        return finding
    related = [
        attrs.evolve(one, span=one.span.shifted(start)) if one.in_source else one for one in finding.related
    ]
    return attrs.evolve(finding, related=tuple(related))


class _Checks(NamedTuple):
    """The pair checks of a selection, each with its rule's id."""

    of_pairs: Sequence[tuple[str, PairCheck]]
    of_sections: Sequence[tuple[str, SectionCheck]]
    of_target_items: Sequence[tuple[str, TargetItemCheck]]
    of_items: Sequence[PairRule]


@lru_cache(maxsize=64)
def _checks(selection: Selection) -> _Checks:
    rules = [rule for rule in selection.pair_rules if isinstance(rule, PairRule)]
    return _Checks(
        [(rule.id, rule.pair_check) for rule in rules if rule.pair_check is not None],
        [(rule.id, rule.section_check) for rule in rules if rule.section_check is not None],
        [(rule.id, rule.target_item_check) for rule in rules if rule.target_item_check is not None],
        [rule for rule in rules if rule.aligned_check is not None],
    )


@lru_cache(maxsize=1024)
def _applicable(
    selection: Selection, source: frozenset[str], target: frozenset[str]
) -> Sequence[tuple[str, AlignedCheck]]:
    """Returns the checks of two items that may find something between items with these marks."""
    return [
        (rule.id, rule.aligned_check)
        for rule in _checks(selection).of_items
        if rule.aligned_check is not None
        and (not rule.source_marks or not rule.source_marks.isdisjoint(source))
        and (not rule.target_marks or not rule.target_marks.isdisjoint(target))
    ]


def _of_files(unit: PairUnit, selection: Selection) -> Iterator[Finding]:
    key, text = ("placed", selection), unit.target.text
    last: Mapping[int, tuple[Violation, Finding]] = unit.derived.get(key, {})
    now: dict[int, tuple[Violation, Finding]] = {}
    place = cache(text.place)
    for violation in guarded(_checks(selection).of_pairs, unit):
        # A check with cached violations yields the same objects again.
        _, finding = last.get(id(violation), (violation, None))
        if finding is None or not _is_in_place(finding, place) or _takes_lines(violation):
            finding = placed(violation, unit.target, selection)
        now[id(violation)] = violation, finding
        yield finding
    unit.derived[key] = now


def _is_in_place(finding: Finding, place: Callable[[int], Place]) -> bool:
    """Returns whether the lines and columns of a finding still fit its range."""
    start, end = place(finding.span.start), place(finding.span.end)
    return (finding.line, finding.column, finding.end_line, finding.end_column) == (*start, *end)


def _takes_lines(violation: Violation) -> bool:
    """Returns whether the fix removes whole lines, so that it depends on the text beside it."""
    return violation.fix is not None and any(edit.whole_lines for edit in violation.fix.edits)


def _of_sections(unit: PairUnit, selection: Selection) -> Iterator[Finding]:
    for check in _checks(selection).of_sections:
        for number, violations in guarded((check,), unit):
            if violations:
                yield from placed_in_section(violations, number, check[0], unit.target, selection)


def _of_target_items(unit: PairUnit, selection: Selection) -> Iterator[Finding]:
    for item, known in unit.target.noted(_target_item_findings, selection):
        yield from known.at(item, unit.target, selection)


def _target_item_findings(document: Document, item: Item, selection: Selection) -> ItemFindings | None:
    """Returns what the checks of single items find in one. Returns None if that is nothing."""
    if item.facts.is_broken:
        return None
    key = ("pair findings", selection)
    known: ItemFindings | None = item.facts.derived.get(key)
    if known is None:
        known = ItemFindings(
            tuple(guarded(_checks(selection).of_target_items, TargetItemUnit(document, item)))
        )
        item.facts.derived[key] = known
    return known if known.violations else None


def _found(
    pair: PairUnit, source: Side, target: Side, selection: Selection, last: ItemComparison | None
) -> ItemComparison:
    """Returns what the checks find. Reuses `last` if everything it depends on is unchanged."""
    names = pair.matching.names
    seen = MatchedNames(
        {name: names.counterparts[name] for name in source.callees & names.counterparts.keys()},
        target.callees & names.helpers,
        source.callees & names.reordered,
    )
    if last is not None and last.names == seen and last.is_valid_for(pair):
        return last
    unit = AlignedUnit(source, target, seen.counterparts, pair.pair_functions, seen.helpers, seen.reordered)
    found = guarded(_applicable(selection, source.marks, target.marks), unit)
    violations = [unit.with_severity(violation) for violation in found]
    context = pair.pair_functions.basis if unit.uses_other_functions else None
    return ItemComparison(seen, context, PairedFindings(violations) if violations else None)


def _compared(unit: PairUnit, selection: Selection, before: PairFindings | None) -> ComparedItems:
    """Returns the findings in each item of the original and its counterpart. Unchanged items keep theirs."""
    counterparts = unit.matching.counterparts
    with_findings: set[int] = set()
    with_context: set[int] = set()
    if before is not None and before.matching.counterparts is counterparts:
        last = before.compared
        found, places = list(last.found), _outdated(unit, before)
        known = _by_profiles(before, places)
        with_findings.update(last.with_findings.difference(places))
        with_context.update(last.with_context.difference(places))
    else:
        found, places = [None] * len(counterparts), range(len(counterparts))
        known = _by_profiles(before, range(len(before.compared.found))) if before is not None else {}
    for place in places:
        one = found[place] = _of_items(unit, place, selection, known)
        if one is not None and one.findings is not None:
            with_findings.add(place)
        if one is not None and one.context is not None:
            with_context.add(place)
    return ComparedItems(found, frozenset(with_findings), frozenset(with_context))


def _outdated(unit: PairUnit, before: PairFindings) -> Collection[int]:
    """Returns the indexes of the items to compare again, if the matching is unchanged."""
    was, now = before.matching, unit.matching
    if was.names is not now.names and was.names != now.names:
        return range(len(before.compared.found))
    places = set(differing(was.source, now.source) or ())
    for other in differing(was.target, now.target) or ():
        one = now.source_places[other]
        if one is not None:
            places.add(one)
    for place in before.compared.with_context:
        one_found = before.compared.found[place]
        if one_found is not None and not one_found.is_valid_for(unit):
            places.add(place)
    return places


def _by_profiles(before: PairFindings, places: Iterable[int]) -> _Known:
    """Returns the findings at some indexes by the two items that were compared."""
    was, known = before.matching, {}
    for place in places:
        found, other = before.compared.found[place], was.counterparts[place]
        if found is not None and other is not None:
            known[was.source[place], was.target[other]] = found
    return known


def _of_items(unit: PairUnit, place: int, selection: Selection, known: _Known) -> ItemComparison | None:
    """Returns the findings in an item and its counterpart. Returns None if there is no counterpart, or the two cannot be
    compared."""
    source, target = unit.source_items[place], unit.counterpart(place)
    if target is None or source.is_type or target.is_type or source.is_broken or target.is_broken:
        return None
    return _found(unit, source.side, target.side, selection, known.get((source.profile, target.profile)))


def _programs(
    unit: PairUnit, selection: Selection, before: ComparedPrograms | None
) -> ComparedPrograms | None:
    """Returns the bodies of the two programs and the findings in them."""
    source = _main_of(unit, in_source=True)
    target = _main_of(unit, in_source=False) if source is not None else None
    if source is None or target is None or source.is_broken or target.is_broken:
        return None
    identity = source.identity, target.identity
    last = before.found if before is not None and before.identity == identity else None
    return ComparedPrograms(source, target, identity, _found(unit, source, target, selection, last))


def _main_of(unit: PairUnit, *, in_source: bool) -> Side | None:
    """Returns the body of the program on one side. Returns None for a `main` with a counterpart of its own."""
    for one in unit.entry_points:
        candidate = one.source if in_source else one.target
        if candidate is not None and candidate.words == MAIN:
            return candidate.side if one.source is None or one.target is None else None
    return script_of(unit.source if in_source else unit.target)
