"""Defines rules about a pair and the units that their checks get.

Most checks look at one item and its counterpart, or at one item of the translation. Their results are cached until the code
changes that they depend on, so that a keystroke costs the checks of the item that it touches. A few check both files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from variorum.languages import Language
from variorum.rules.finding import Related, Severity, Violation
from variorum.rules.rule import Category, Rule
from variorum.rules.workspace_context import Definition
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.memoized_property import memoized_property
from variorum.syntax.program_events import Event, item_events, item_program
from variorum.syntax.span import Span
from variorum.translation.alignment import ItemMatch, ItemMatching
from variorum.translation.alignment_candidates import Candidate, Candidates
from variorum.translation.counted_loops import CountedLoop, counted_loops
from variorum.translation.effects.effect_agreement import function_agreement, functions_in_side
from variorum.translation.effects.pair_functions import PairFunctions
from variorum.translation.numbered_operations import NumberedOperation, numbered_operations
from variorum.translation.operands import canonical
from variorum.translation.operations import Changed, changed_operations
from variorum.translation.section_checks import Violations
from variorum.translation.sides import Side, memoized_per_side

_SIMILAR_ENOUGH = 0.7
# How a division treats the remainder is checked separately.
_SAME = {"int-/": "/"}
_CONTENT = ("operator", "number", "string", "call", "return", "branch", "loop")


@attrs.frozen(eq=False, slots=False)
class PairUnit:
    """A pair under check. A violation's span is in the translation; a related one with `in_source` is in the original."""

    source: Document
    target: Document
    source_items: Candidates
    """The items of the original."""
    target_items: Candidates
    """The items of the translation."""
    matching: ItemMatching
    pair_functions: PairFunctions
    defined_elsewhere: frozenset[Definition] = frozenset()
    """What files around the translation declare under names of the original."""
    derived: dict[object, Any] = attrs.field(factory=dict)
    """Values that checks derived from earlier versions of the pair, by the id of the rule.

    They change what checks cost, never what they find: an entry may be of an older or newer version.
    """

    @memoized_property
    def matched(self) -> Sequence[ItemMatch]:
        """Every item of both files once, with its counterpart if it has one."""
        return self.matching.matched(self.source_items, self.target_items)

    @memoized_property
    def aligned(self) -> Sequence[tuple[Candidate, Candidate]]:
        """The items that both sides have."""
        return [(self.source_items[one], self.target_items[other]) for one, other in self.matching.pairs]

    def aligned_in(self, items: Iterable[Item]) -> Iterator[tuple[Candidate, Candidate]]:
        """Yields the aligned items whose half in the translation is in one of these items."""
        places = {place for item in items for place in self.target_items.places_of(item)}
        for one, other in self.matching.pairs if places else ():
            if other in places:
                yield self.source_items[one], self.target_items[other]

    def counterpart(self, place: int) -> Candidate | None:
        """Returns the counterpart of the item at an index of the original. Returns None if there is none."""
        other = self.matching.counterparts[place]
        return None if other is None else self.target_items[other]

    @memoized_property
    def entry_points(self) -> Sequence[ItemMatch]:
        """The entry points of the programs and their counterparts. One of the two may be missing."""
        return [
            ItemMatch(
                None if one is None else self.source_items[one],
                None if other is None else self.target_items[other],
            )
            for one, other in self.matching.entry_points
        ]


@attrs.frozen(eq=False)
class TargetItemUnit:
    """An item of the translation under check by itself. All spans are relative to it. It has no syntax errors."""

    document: Document
    item: Item

    @property
    def language(self) -> Language:
        """The language of the translation."""
        return self.document.language

    @property
    def facts(self) -> ItemFacts:
        """The facts of the item."""
        return self.item.facts

    @property
    def events(self) -> Sequence[Event]:
        """The events of its program form."""
        return item_program(self.document, self.item)

    def events_of(self, kind: str) -> Sequence[Event]:
        """Returns the events of one kind."""
        return item_events(self.document, self.item, kind)


@attrs.frozen(eq=False, slots=False)
class AlignedUnit:
    """An item and its counterpart under check. All spans are relative to their sides."""

    source: Side
    target: Side
    counterparts: Mapping[str, str]
    """The functions that the source calls and that both files declare: the name in the original to the name in the
    translation."""
    _pair_functions: PairFunctions
    helpers: frozenset[str] = frozenset()
    """The functions that the target calls and that only the translation declares. What seems lost may be in them."""
    reordered: frozenset[str] = frozenset()
    """The counterparts with the same parameters in another order, by the name in the original."""

    @memoized_property
    def changed(self) -> list[Changed]:
        """The different operations of both on the same operands."""
        return changed_operations(self.source, self.target)

    @memoized_property
    def loops(self) -> list[tuple[CountedLoop, CountedLoop]]:
        """The counted loops of both in pairs. Empty unless both sides have the same number."""
        source, target = counted_loops(self.source), counted_loops(self.target)
        return list(zip(source, target, strict=True)) if len(source) == len(target) else []

    @memoized_property
    def numbered_operations(self) -> tuple[list[NumberedOperation], list[NumberedOperation]]:
        """The arithmetic operations and comparisons of each side that the other one does not have."""
        source, target = numbered_operations(self.source, {}), numbered_operations(self.target, self._renamed)
        left, right = {one.number for one in source}, {one.number for one in target}
        return [one for one in source if one.number not in right], [
            one for one in target if one.number not in left
        ]

    @memoized_property
    def _renamed(self) -> Mapping[str, str]:
        """The translation's parameters with other names in the original, by position, in canonical spelling."""
        source = [canonical(name, self.source.language) for name in self.source.parameters]
        target = [canonical(name, self.target.language) for name in self.target.parameters]
        if len(source) != len(target):
            return {}
        return {new: old for old, new in zip(source, target, strict=True) if new not in source}

    @memoized_property
    def similarity(self) -> float:
        """The share of common events, in `[0, 1]`. Below some value, counts mean nothing."""
        source, target = _content(self.source), _content(self.target)
        whole = source.total() + target.total()
        return 2 * (source & target).total() / whole if whole else 1.0

    @memoized_property
    def has_same_effects(self) -> bool:
        """Whether the two agree in all effects and their conditions, so that only the notation differs."""
        source, target = functions_in_side(self.source), functions_in_side(self.target)
        return function_agreement(source, target, self._pair_functions).value == 1.0

    @property
    def uses_other_functions(self) -> bool:
        """Whether some check used the effects of other functions, so that its result depends on them."""
        return "has_same_effects" in self.__dict__

    @property
    def is_similar(self) -> bool:
        """Whether counts can be compared: not if the two are written in different ways."""
        return self.similarity >= _SIMILAR_ENOUGH

    def with_severity(self, violation: Violation) -> Violation:
        """Returns the violation with the severity of its rule for items of this similarity."""
        rule = violation.rule
        if not isinstance(rule, PairRule) or rule.severity_if_dissimilar is None or self.is_similar:
            return violation
        return attrs.evolve(violation, severity=rule.severity_if_dissimilar)

    def traits(self, name: str) -> tuple[str, str] | None:
        """Returns the traits of the two languages. Returns None if they agree or one has no such trait."""
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
TargetItemCheck = Callable[[TargetItemUnit], Iterable[Violation]]
AlignedCheck = Callable[[AlignedUnit], Iterable[Violation]]


@attrs.define(eq=False)
class PairRule(Rule):
    """A rule about a pair. Its checks see both halves."""

    category: Category = Category.TRANSLATION
    pair_check: PairCheck | None = None
    section_check: SectionCheck | None = None
    target_item_check: TargetItemCheck | None = None
    aligned_check: AlignedCheck | None = None
    severity_if_dissimilar: Severity | None = None
    """The severity of findings between two items that are written in different ways (`AlignedUnit.is_similar`), where a
    difference is weak evidence. None if it is the same."""
    source_marks: frozenset[str] = frozenset()
    """The check of the two items runs if the original has one of these. If empty, it always runs."""
    target_marks: frozenset[str] = frozenset()
    """The same for the translation."""

    @property
    def severity_text(self) -> str:
        """The severity for the documentation, with the alternative one."""
        if self.severity_if_dissimilar is None:
            return self.severity.label
        return f"{self.severity.label} ({self.severity_if_dissimilar.label} between dissimilar items)"

    def check_pair(self, check: PairCheck) -> PairCheck:
        """Registers a check of both files. It runs on every change and must be cheap."""
        self._refuse_second(self.pair_check)
        self.pair_check = check
        return check

    def check_sections(self, check: SectionCheck) -> SectionCheck:
        """Registers a check of both files whose results are cached for each section of the translation.

        It yields the number of the section and its violations, with every span relative to its item.
        """
        self._refuse_second(self.section_check)
        self.section_check = check
        return check

    def check_target_item(self, check: TargetItemCheck) -> TargetItemCheck:
        """Registers a check of one item of the translation alone. Its result is cached until the item's text changes."""
        self._refuse_second(self.target_item_check)
        self.target_item_check = check
        return check

    def check_aligned(self, check: AlignedCheck) -> AlignedCheck:
        """Registers a check of an item and its counterpart. Its result is cached until the code of one of them changes."""
        self._refuse_second(self.aligned_check)
        self.aligned_check = check
        return check

    def check_aligned_with(
        self, source: Iterable[str] = (), target: Iterable[str] = ()
    ) -> Callable[[AlignedCheck], AlignedCheck]:
        """Registers such a check that yields nothing unless each side has one of these marks (`Side.marks`).

        Most functions neither throw nor sort nor print, and skipping a check is cheaper than running it.
        """

        def register(check: AlignedCheck) -> AlignedCheck:
            self.source_marks, self.target_marks = frozenset(source), frozenset(target)
            return self.check_aligned(check)

        return register


def original(span: Span, message: str) -> list[Related]:
    """Returns a place in the original as the only related place of a violation."""
    return [Related(span, message, in_source=True)]


def places(count: int) -> str:
    """Returns a number of places for a message."""
    return f"{count} place" if count == 1 else f"{count} places"
