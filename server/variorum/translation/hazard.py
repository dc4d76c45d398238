"""Rules about a pair: what a check of both halves gets to see, and how its findings come out.

Most checks look at one item and its counterpart. Their violations are kept with the translation's item until the code of
one of the two changes, so that a keystroke costs the checks of the item that it touched. A few look at both files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

import attrs

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Finding, Related, Violation
from variorum.rules.guard import guarded
from variorum.rules.placement import placed
from variorum.rules.rule import Rule
from variorum.rules.suppression import Suppressions
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.alignment import Matched
from variorum.translation.counted_loops import CountedLoop, counted_loops
from variorum.translation.declared import Candidate, script_of
from variorum.translation.operations import Changed, changed_operations
from variorum.translation.sides import Side

_MAIN = ("main",)
_LIKE_ENOUGH = 0.7
# How a division treats the remainder is a matter of its own.
_SAME = {"int-/": "/"}
_CONTENT = ("operator", "number", "string", "call", "return", "branch", "loop")


@attrs.frozen(eq=False)
class PairUnit:
    """A pair under check. A violation's span lies in the translation; a related one with `in_source` in the original."""

    source: Document
    target: Document
    matched: Sequence[Matched]

    def aligned(self) -> Iterator[tuple[Candidate, Candidate]]:
        """The items that both sides have."""
        for one in self.matched:
            if one.source is not None and one.target is not None:
                yield one.source, one.target


@attrs.frozen(eq=False, slots=False)
class AlignedUnit:
    """An item and its counterpart under check; all spans are relative to their sides."""

    source: Side
    target: Side
    counterparts: Mapping[str, str]
    """The functions that the source calls and that both files declare: the name in the original to that in the translation."""
    helpers: frozenset[str] = frozenset()
    """The functions that the target calls and that only the translation declares; what seems lost may stand in them."""

    @cached_property
    def changed(self) -> list[Changed]:
        """The operations that both do on the same operands, but not in the same way."""
        return changed_operations(self.source, self.target)

    @cached_property
    def loops(self) -> list[tuple[CountedLoop, CountedLoop]]:
        """The counted loops of both, one beside the other; empty unless there are as many on each side."""
        mine, theirs = counted_loops(self.source), counted_loops(self.target)
        return list(zip(mine, theirs, strict=True)) if len(mine) == len(theirs) else []

    @cached_property
    def likeness(self) -> float:
        """How much of what both do and speak of they share, in `[0, 1]`; below some point, counting says nothing."""
        mine, theirs = _content(self.source), _content(self.target)
        whole = mine.total() + theirs.total()
        return 2 * (mine & theirs).total() / whole if whole else 1.0

    @property
    def is_alike(self) -> bool:
        """Whether how often something stands in both says anything: not of two that were written in different ways."""
        return self.likeness >= _LIKE_ENOUGH

    def traits(self, name: str) -> tuple[str, str] | None:
        """What the two languages do in a point where they differ; None where they do the same or one does not say."""
        mine, theirs = self.source.trait(name), self.target.trait(name)
        if mine is None or theirs is None or mine == theirs:
            return None
        return str(mine), str(theirs)


def _content(side: Side) -> Counter[tuple[str, str]]:
    return Counter(
        (kind, _SAME.get(event.value, event.value)) for kind in _CONTENT for event in side.of(kind)
    )


PairCheck = Callable[[PairUnit], Iterable[Violation]]
AlignedCheck = Callable[[AlignedUnit], Iterable[Violation]]


@attrs.define(eq=False)
class PairRule(Rule):
    """A rule about a pair: the shape of every other rule, and a check that sees both halves."""

    pair_check: PairCheck | None = None
    aligned_check: AlignedCheck | None = None

    def check_pair(self, check: PairCheck) -> PairCheck:
        """Decorates a check that looks at both files; it runs on every change."""
        self._refuse_second(self.pair_check)
        self.pair_check = check
        return check

    def check_aligned(self, check: AlignedCheck) -> AlignedCheck:
        """Decorates a check of an item and its counterpart; its result is kept until the code of one of them changes."""
        self._refuse_second(self.aligned_check)
        self.aligned_check = check
        return check


def original(span: Span, message: str) -> list[Related]:
    """A place in the original, as the only one that a violation speaks of besides its own."""
    return [Related(span, message, in_source=True)]


def places(count: int) -> str:
    """A number of places as a message has it."""
    return f"{count} place" if count == 1 else f"{count} places"


def pair_findings(
    source: Document, target: Document, matched: Sequence[Matched], selection: Selection
) -> list[Finding]:
    """The findings about a pair, placed in the translation, in source order."""
    suppressions = Suppressions.of(target)
    unit = PairUnit(source, target, matched)
    violations = [*_of_files(unit, selection), *_of_items(unit, selection)]
    found = [placed(violation, target, selection) for violation in violations]
    kept = [finding for finding in found if not suppressions.cover(finding)]
    return sorted(kept, key=lambda finding: (finding.span, finding.rule))


def _of_files(unit: PairUnit, selection: Selection) -> Iterator[Violation]:
    for rule in selection.rules:
        if isinstance(rule, PairRule) and rule.pair_check is not None:
            yield from guarded(rule.id, rule.pair_check, unit)


def _of_items(unit: PairUnit, selection: Selection) -> Iterator[Violation]:
    checks = [
        (rule.id, rule.aligned_check)
        for rule in selection.rules
        if isinstance(rule, PairRule) and rule.aligned_check is not None
    ]
    names = {one.declared.name: other.declared.name for one, other in unit.aligned() if not one.is_type}
    extra = {
        one.target.declared.name for one in unit.matched if one.source is None and one.target is not None
    }
    for source, target in _sides(unit):
        if source.is_broken or target.is_broken:
            continue
        called = tuple((name, names[name]) for name in sorted(source.callees & names.keys()))
        aligned = AlignedUnit(source, target, dict(called), target.callees & extra)
        for violation in _kept(aligned, called, checks, selection):
            yield _in_place(violation, source.start, target.start)


def _sides(unit: PairUnit) -> Iterator[tuple[Side, Side]]:
    """Every two functions that belong together, and the bodies of two programs, be they a script or a `main`."""
    for one, other in unit.aligned():
        if not one.is_type and not other.is_type:
            yield one.side, other.side
    mine, theirs = _main_of(unit, in_source=True), _main_of(unit, in_source=False)
    if mine is not None and theirs is not None:
        yield mine, theirs


def _main_of(unit: PairUnit, *, in_source: bool) -> Side | None:
    """The body of the program on one side, unless it is a `main` with a counterpart of its own."""
    for one in unit.matched:
        candidate = one.source if in_source else one.target
        if candidate is not None and candidate.words == _MAIN:
            return candidate.side if one.source is None or one.target is None else None
    return script_of(unit.source if in_source else unit.target)


def _kept(
    unit: AlignedUnit,
    called: tuple[tuple[str, str], ...],
    checks: Sequence[tuple[str, AlignedCheck]],
    selection: Selection,
) -> list[Violation]:
    """The violations of two sides, worked out once for each code that they have."""
    source, target = unit.source, unit.target
    derived = target.items[0].facts.derived
    place = ("hazards", target.within)
    state = (selection, source.identity, target.identity, called, unit.helpers)
    known: tuple[object, list[Violation]] | None = derived.get(place)
    if known is not None and known[0] == state:
        return known[1]
    found = [violation for rule, check in checks for violation in guarded(rule, check, unit)]
    derived[place] = (state, found)
    return found


def _in_place(violation: Violation, source: int, target: int) -> Violation:
    """The violation with absolute spans in both files."""
    moved = violation.shifted(target)
    if not any(one.in_source for one in moved.related):
        return moved
    related = tuple(
        attrs.evolve(one, span=one.span.shifted(source)) if one.in_source else one for one in moved.related
    )
    return attrs.evolve(moved, related=related)
