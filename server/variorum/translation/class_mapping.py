"""Maps classes of the source to classes of the target, derived from the items already matched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from variorum.translation.alignment_candidates import MAIN, Profile


class ClassMapping(NamedTuple):
    """What the matched items show about the classes of both files."""

    functions: Mapping[str | None, Sequence[int]]
    """By enclosing class, or None: the indexes of the original's functions that have a counterpart, in order."""
    types: Mapping[str, int]
    """By the names of the original's types: the indexes of their counterparts in the translation."""
    matched_source_classes: Set[str]
    """The classes of the original that contain something with a counterpart, or the entry point."""
    matched_target_classes: Set[str]
    """The classes of the translation that contain something with a counterpart."""

    @classmethod
    def of(
        cls, source: Sequence[Profile], target: Sequence[Profile], counterparts: Sequence[int | None]
    ) -> ClassMapping:
        """Returns the mapping for matched items, given for each item of the original as the index of its counterpart."""
        functions: dict[str | None, list[int]] = {}
        types: dict[str, int] = {}
        matched_source_classes: set[str] = set()
        matched_target_classes: set[str] = set()
        for place, (one, other) in enumerate(zip(source, counterparts, strict=True)):
            if one.owner and (other is not None or one.words == MAIN):
                matched_source_classes.add(one.owner)
            if other is None:
                continue
            owner = target[other].owner
            if owner:
                matched_target_classes.add(owner)
            if one.is_type:
                types.setdefault(one.name, other)
            else:
                functions.setdefault(one.owner, []).append(place)
        return cls(functions, types, matched_source_classes, matched_target_classes)
