"""Rules about a pair: what a check of both halves gets to see.

Most checks look at one item and its counterpart, or at one item of the translation by itself: what they find is kept until the
code changes that they looked at, so that a keystroke costs the checks of the item that it touched. A few look at both files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from variorum.languages import Language
from variorum.rules.finding import Related, Severity, Violation
from variorum.rules.neighbourhood import Definition
from variorum.rules.rule import Rule
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.memoized_property import memoized_property
from variorum.syntax.program_events import Event, item_events, item_program
from variorum.syntax.span import Span
from variorum.translation.alignment import Arrangement, Matched
from variorum.translation.alignment_candidates import Candidate, Candidates
from variorum.translation.counted_loops import CountedLoop, counted_loops
from variorum.translation.effects.libraries import Libraries
from variorum.translation.effects.meaning import agreement_in, placed_in_side
from variorum.translation.numbered_operations import NumberedOperation, numbered_operations
from variorum.translation.operands import canonical
from variorum.translation.operations import Changed, changed_operations
from variorum.translation.section_checks import Violations
from variorum.translation.sides import Side, memoized_per_side

_LIKE_ENOUGH = 0.7
# How a division treats the remainder is a matter of its own.
_SAME = {"int-/": "/"}
_CONTENT = ("operator", "number", "string", "call", "return", "branch", "loop")


@attrs.frozen(eq=False, slots=False)
class PairUnit:
    """A pair under check. A violation's span lies in the translation; a related one with `in_source` in the original."""

    source: Document
    target: Document
    source_items: Candidates
    """The items of the original."""
    target_items: Candidates
    """The items of the translation."""
    arrangement: Arrangement
    libraries: Libraries
    defined_elsewhere: frozenset[Definition] = frozenset()
    """What files around the translation declare under names of the original."""
    recalled: dict[object, Any] = attrs.field(factory=dict)
    """What earlier states of the pair left for later ones: a check does so under the name of its rule.

    It changes what they cost, never what they find: whatever is found here may be of a state that is older, or newer.
    """

    @memoized_property
    def matched(self) -> Sequence[Matched]:
        """Every item of both files once, beside its counterpart where it has one."""
        return self.arrangement.matched(self.source_items, self.target_items)

    @memoized_property
    def aligned(self) -> Sequence[tuple[Candidate, Candidate]]:
        """The items that both sides have."""
        return [(self.source_items[one], self.target_items[other]) for one, other in self.arrangement.pairs]

    def aligned_in(self, items: Iterable[Item]) -> Iterator[tuple[Candidate, Candidate]]:
        """Those of them whose half in the translation stands in one of these items."""
        places = {place for item in items for place in self.target_items.places_of(item)}
        for one, other in self.arrangement.pairs if places else ():
            if other in places:
                yield self.source_items[one], self.target_items[other]

    def counterpart(self, place: int) -> Candidate | None:
        """What belongs to the item at a place of the original, if anything does."""
        other = self.arrangement.counterparts[place]
        return None if other is None else self.target_items[other]

    @memoized_property
    def mains(self) -> Sequence[Matched]:
        """Every two of which one is the function in which a program begins; one of the two may be missing."""
        return [
            Matched(
                None if one is None else self.source_items[one],
                None if other is None else self.target_items[other],
            )
            for one, other in self.arrangement.mains
        ]


@attrs.frozen(eq=False)
class PartUnit:
    """An item of the translation under check by itself; all spans are relative to it. It has no syntax errors."""

    document: Document
    item: Item

    @property
    def language(self) -> Language:
        """The language of the translation."""
        return self.document.language

    @property
    def facts(self) -> ItemFacts:
        """What is known of the item."""
        return self.item.facts

    @property
    def events(self) -> Sequence[Event]:
        """The events of its program form."""
        return item_program(self.document, self.item)

    def events_of(self, kind: str) -> Sequence[Event]:
        """The events of one kind."""
        return item_events(self.document, self.item, kind)


@attrs.frozen(eq=False, slots=False)
class AlignedUnit:
    """An item and its counterpart under check; all spans are relative to their sides."""

    source: Side
    target: Side
    counterparts: Mapping[str, str]
    """The functions that the source calls and that both files declare: the name in the original to that in the translation."""
    _libraries: Libraries
    helpers: frozenset[str] = frozenset()
    """The functions that the target calls and that only the translation declares; what seems lost may stand in them."""
    reordered: frozenset[str] = frozenset()
    """Those of the counterparts that have the same parameters in another order, by the name in the original."""

    @memoized_property
    def changed(self) -> list[Changed]:
        """The operations that both do on the same operands, but not in the same way."""
        return changed_operations(self.source, self.target)

    @memoized_property
    def loops(self) -> list[tuple[CountedLoop, CountedLoop]]:
        """The counted loops of both, one beside the other; empty unless there are as many on each side."""
        source, target = counted_loops(self.source), counted_loops(self.target)
        return list(zip(source, target, strict=True)) if len(source) == len(target) else []

    @memoized_property
    def numbered_operations(self) -> tuple[list[NumberedOperation], list[NumberedOperation]]:
        """What each side works out, in arithmetic and comparisons, that the other one nowhere does."""
        source, target = numbered_operations(self.source, {}), numbered_operations(self.target, self._renamed)
        left, right = {one.number for one in source}, {one.number for one in target}
        return [one for one in source if one.number not in right], [
            one for one in target if one.number not in left
        ]

    @memoized_property
    def _renamed(self) -> Mapping[str, str]:
        """The translation's parameters that have other names in the original, by their place; canonical on both sides."""
        source = [canonical(name, self.source.language) for name in self.source.parameters]
        target = [canonical(name, self.target.language) for name in self.target.parameters]
        if len(source) != len(target):
            return {}
        return {new: old for old, new in zip(source, target, strict=True) if new not in source}

    @memoized_property
    def likeness(self) -> float:
        """How much of what both do and speak of they share, in `[0, 1]`; below some point, counting says nothing."""
        source, target = _content(self.source), _content(self.target)
        whole = source.total() + target.total()
        return 2 * (source & target).total() / whole if whole else 1.0

    @memoized_property
    def does_the_same(self) -> bool:
        """Whether the two agree in all that they do and in all conditions of it, so that only the writing differs."""
        source, target = placed_in_side(self.source), placed_in_side(self.target)
        return agreement_in(source, target, self._libraries).value == 1.0

    @property
    def has_looked_around(self) -> bool:
        """Whether some check asked for what rests on other functions too, so that its result lasts no longer than these."""
        return "does_the_same" in self.__dict__

    @property
    def is_alike(self) -> bool:
        """Whether how often something stands in both says anything: not of two that were written in different ways."""
        return self.likeness >= _LIKE_ENOUGH

    def levelled(self, violation: Violation) -> Violation:
        """The violation with the severity that its rule has for two items that are as much alike as these."""
        rule = violation.rule
        if not isinstance(rule, PairRule) or rule.severity_if_unlike is None or self.is_alike:
            return violation
        return attrs.evolve(violation, severity=rule.severity_if_unlike)

    def traits(self, name: str) -> tuple[str, str] | None:
        """What the two languages do in a point where they differ; None where they do the same or one does not say."""
        source, target = self.source.trait(name), self.target.trait(name)
        if source is None or target is None or source == target:
            return None
        return str(source), str(target)


@memoized_per_side
def _content(side: Side) -> Counter[tuple[str, str]]:
    return Counter(
        (kind, _SAME.get(event.value, event.value)) for kind in _CONTENT for event in side.of(kind)
    )


PairCheck = Callable[[PairUnit], Iterable[Violation]]
SectionCheck = Callable[[PairUnit], Iterable[tuple[int, Violations]]]
PartCheck = Callable[[PartUnit], Iterable[Violation]]
AlignedCheck = Callable[[AlignedUnit], Iterable[Violation]]


@attrs.define(eq=False)
class PairRule(Rule):
    """A rule about a pair: the shape of every other rule, and a check that sees both halves."""

    pair_check: PairCheck | None = None
    section_check: SectionCheck | None = None
    part_check: PartCheck | None = None
    aligned_check: AlignedCheck | None = None
    severity_if_unlike: Severity | None = None
    """The severity of what the check of two items finds where they were written in different ways (`AlignedUnit.is_alike`):
    there a difference is weak evidence. None where it is as strong as elsewhere."""
    source_marks: frozenset[str] = frozenset()
    """What the original has to have one of for the check of the two items to be run; without any, it always is."""
    target_marks: frozenset[str] = frozenset()
    """The same for the translation."""

    @property
    def severity_text(self) -> str:
        """The severity as the documentation has it, with the other one that a finding may have."""
        if self.severity_if_unlike is None:
            return self.severity.label
        return f"{self.severity.label} ({self.severity_if_unlike.label} between unlike items)"

    def check_pair(self, check: PairCheck) -> PairCheck:
        """Decorates a check that looks at both files; it runs on every change and must stay cheap."""
        self._refuse_second(self.pair_check)
        self.pair_check = check
        return check

    def check_sections(self, check: SectionCheck) -> SectionCheck:
        """Decorates a check that looks at both files, and keeps what it found in each section of the translation.

        It yields the number of the section and the violations in it, in which every span counts from its item.
        """
        self._refuse_second(self.section_check)
        self.section_check = check
        return check

    def check_part(self, check: PartCheck) -> PartCheck:
        """Decorates a check of one item of the translation alone; its result is kept until the item's text changes."""
        self._refuse_second(self.part_check)
        self.part_check = check
        return check

    def check_aligned(self, check: AlignedCheck) -> AlignedCheck:
        """Decorates a check of an item and its counterpart; its result is kept until the code of one of them changes."""
        self._refuse_second(self.aligned_check)
        self.aligned_check = check
        return check

    def check_aligned_with(
        self, source: Iterable[str] = (), target: Iterable[str] = ()
    ) -> Callable[[AlignedCheck], AlignedCheck]:
        """Decorates such a check that yields nothing unless each side has one of these marks (`Side.marks`).

        Most functions neither throw nor sort nor print, and it is cheaper not to ask than to be told of nothing.
        """

        def register(check: AlignedCheck) -> AlignedCheck:
            self.source_marks, self.target_marks = frozenset(source), frozenset(target)
            return self.check_aligned(check)

        return register


def original(span: Span, message: str) -> list[Related]:
    """A place in the original, as the only one that a violation speaks of besides its own."""
    return [Related(span, message, in_source=True)]


def places(count: int) -> str:
    """A number of places as a message has it."""
    return f"{count} place" if count == 1 else f"{count} places"
