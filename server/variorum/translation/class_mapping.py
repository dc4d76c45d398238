"""Where the items of a pair are at home: which classes hold what has a counterpart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from variorum.translation.alignment_candidates import MAIN, Profile


class ClassMapping(NamedTuple):
    """What can be told of the classes of both files from what they hold."""

    functions: Mapping[str | None, Sequence[int]]
    """By the class around them, or none: the places of the original's functions that have a counterpart, in order."""
    types: Mapping[str, int]
    """By the names of the original's types: the places of their counterparts in the translation."""
    matched_source_classes: Set[str]
    """The classes of the original that hold something which has a counterpart, or the function in which the program begins."""
    of_counterparts: Set[str]
    """The classes of the translation that hold something which has a counterpart."""

    @classmethod
    def of(
        cls, source: Sequence[Profile], target: Sequence[Profile], counterparts: Sequence[int | None]
    ) -> ClassMapping:
        """The homes of items that belong together: for each of the original the place of its counterpart."""
        functions: dict[str | None, list[int]] = {}
        types: dict[str, int] = {}
        matched_source_classes: set[str] = set()
        of_counterparts: set[str] = set()
        for place, (one, other) in enumerate(zip(source, counterparts, strict=True)):
            if one.owner and (other is not None or one.words == MAIN):
                matched_source_classes.add(one.owner)
            if other is None:
                continue
            owner = target[other].owner
            if owner:
                of_counterparts.add(owner)
            if one.is_type:
                types.setdefault(one.name, other)
            else:
                functions.setdefault(one.owner, []).append(place)
        return cls(functions, types, matched_source_classes, of_counterparts)
