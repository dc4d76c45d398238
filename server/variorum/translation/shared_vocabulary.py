"""Measures whether two texts are about the same things, by the words of their names."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.syntax.name_words import words_of
from variorum.syntax.program_events import Event

# Words that every program has.
_COMMON = frozenset(
    """
    i j k n m x y a b c s main args self this int str string list array result res ret value val data solution
    print println system out in get set add append push size length len range new of to is std cout cin endl
    util scanner java math max min sum import include vector map public static void boolean bool float double long
    arr num nums index idx count cnt temp tmp key line input output read next object type none null true false
""".split()
)


def shared_vocabulary(source: Iterable[Event], target: Iterable[Event]) -> float:
    """Returns the share of the smaller vocabulary that the larger one also has, in `[0, 1]`, or 1 if a side has no words."""
    in_source, in_target = _words(source), _words(target)
    if not in_source or not in_target:
        return 1.0
    return len(in_source & in_target) / min(len(in_source), len(in_target))


def _words(names: Iterable[Event]) -> set[str]:
    words = {word for name in names for word in words_of(name.value)}
    return words - _COMMON or words
