"""Scores matched items, cached so that an edit only costs the items that it touches."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import attrs

from variorum.syntax.span import Span
from variorum.translation.alignment import ItemMatch
from variorum.translation.alignment_candidates import Candidate, Profile
from variorum.translation.effects.effect_agreement import function_agreement
from variorum.translation.effects.inlining import PlacedFunction, calls_any
from variorum.translation.effects.pair_functions import PairFunctions, within
from variorum.translation.score import Alignment, Evidence
from variorum.translation.structure import structural_parts, total


class _Last(NamedTuple):
    """The score of two items, and where these began at that time."""

    alignment: Alignment
    source: int
    target: int


class ItemScores:
    """Caches the scores of earlier versions of the two files. It changes what a score costs, never its result."""

    def __init__(self) -> None:
        self._words: object = None
        self._last: Mapping[tuple[Profile, Profile], _Last] = {}

    def of(self, matched: Sequence[ItemMatch], pair_functions: PairFunctions) -> tuple[Alignment, ...]:
        """Returns every item with its counterpart, and its score if it has one."""
        known = self._last if self._words == pair_functions.words else {}
        found, placed = [], {}
        for source, target in matched:
            if source is None or target is None:
                found.append(_alone(source, target))
                continue
            place = source.profile, target.profile
            last = known.get(place)
            if last is not None:
                alignment = _moved(last, source, target)
                rests_on_itself = True
            else:
                alignment, rests_on_itself = _scored(source, target, pair_functions)
            if rests_on_itself:
                placed[place] = _Last(alignment, source.side.start, target.side.start)
            found.append(alignment)
        self._words, self._last = pair_functions.words, placed
        return tuple(found)


def _alone(source: Candidate | None, target: Candidate | None) -> Alignment:
    return Alignment(source.declared if source else None, target.declared if target else None, None)


def _scored(source: Candidate, target: Candidate, pair_functions: PairFunctions) -> tuple[Alignment, bool]:
    """Returns the score of two items, and whether it depends only on their own code and the names of the files."""
    in_source = within(source.declared.span, source.side.start, pair_functions.source_functions)
    in_target = within(target.declared.span, target.side.start, pair_functions.target_functions)
    parts = structural_parts(
        source.form, target.form, function_agreement(in_source, in_target, pair_functions)
    )
    helpers, others = pair_functions.helpers
    is_alone = not (
        source.is_type or target.is_type or _calls(in_source, helpers) or _calls(in_target, others)
    )
    return Alignment(source.declared, target.declared, total(parts), parts), is_alone


def _calls(functions: Sequence[PlacedFunction], helpers: Collection[str]) -> bool:
    return bool(helpers) and any(calls_any(one.function, helpers) for one in functions)


def _moved(last: _Last, source: Candidate, target: Candidate) -> Alignment:
    """Returns the score with the present places of the two items."""
    before = last.alignment
    down, across = source.side.start - last.source, target.side.start - last.target
    if not down and not across:
        return before
    parts = {
        name: attrs.evolve(part, evidence=tuple(_shifted(one, down, across) for one in part.evidence))
        if part.evidence
        else part
        for name, part in before.parts.items()
    }
    return Alignment(source.declared, target.declared, before.s, parts)


def _shifted(evidence: Evidence, down: int, across: int) -> Evidence:
    return Evidence(evidence.text, _by(evidence.source, down), _by(evidence.target, across))


def _by(span: Span | None, offset: int) -> Span | None:
    return span.shifted(offset) if span is not None else None
