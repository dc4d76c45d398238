"""missing-item: a function, method or class of the original that the translation does not have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import NamedTuple

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.neighbourhood import Definition
from variorum.rules.rule import Category, Example
from variorum.rules.unit import outermost_imports
from variorum.syntax.document import Document
from variorum.syntax.name_words import words_of
from variorum.syntax.span import Span
from variorum.translation.alignment_candidates import MAIN, Candidate, Profile
from variorum.translation.declared_names import declared_names
from variorum.translation.overloads import told_apart
from variorum.translation.pair_rule import PairRule, PairUnit, original
from variorum.translation.stubs import Stub, Stubs

RULE = PairRule(
    id="missing-item",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    counted_as=Severity.WARNING,
    category=Category.TRANSLATION,
    what="Finds functions, methods and classes of the original that have no counterpart in the translation. Of one that "
    "another file of the translation's folder has, in the same class, it only says where.",
    why="Whoever calls the missing item in the original has nothing to call in the translation.",
    example=Example(
        before="# class Account { void open() {...} void close() {...} }\nclass Account:\n    def open(self): ...\n",
        after="class Account:\n    def open(self): ...\n\n    def close(self): ...\n",
        language="python",
    ),
)
_ACCESSORS = frozenset({"get", "set", "is", "has"})
# A getter or setter does little; a method of that name with more events in it does something of its own.
_LARGEST_ACCESSOR = 12
_ATTRIBUTES = "words of attributes"


@RULE.check_pair
def missing_items(pair: PairUnit) -> Iterator[Violation]:
    """Originals without counterpart, reported where the counterpart would stand: at the class, or at the top."""
    if not pair.arrangement.missing:
        return
    last: Mapping[Profile, _Missing] = pair.recalled.get(RULE.id, {})
    now: dict[Profile, _Missing] = {}
    is_program = any(one.source is not None and one.source.words == MAIN for one in pair.mains)
    top = Span(0, len(pair.target.text.line_content(0)))
    class_mapping = {
        name: pair.target_items[place].name_span
        for name, place in pair.arrangement.class_mapping.types.items()
    }
    stubs = Stubs(pair)
    for place in pair.arrangement.missing:
        one = pair.source_items[place]
        if _is_excused(one, pair, is_program):
            continue
        name = told_apart(one, pair.source, pair.source_items)
        basis = class_mapping.get(one.owner or "", top), one.name_span, stubs.of(place), name
        missing = last.get(one.profile)
        path = _path_elsewhere(one.profile, pair)
        if missing is None or missing.basis != basis or missing.path != path:
            violation = _violation(one.profile, *basis) if path is None else _moved(one.profile, *basis, path)
            missing = _Missing(basis, path, violation)
        now[one.profile] = missing
        yield missing.violation
    pair.recalled[RULE.id] = now


class _Missing(NamedTuple):
    """A violation, and all that it rests on besides what the item in the original declares."""

    basis: tuple[Span, Span, Stub | None, str]
    path: str | None
    """The other file of the translation that has the item."""
    violation: Violation


def _violation(missing: Profile, expected: Span, place: Span, stub: Stub | None, name: str) -> Violation:
    """The violation where the item is expected, with its place in the original and what could be put in."""
    return RULE.at(
        expected,
        f"the {missing.declaration.kind} `{name}` of the original has no counterpart here",
        related=original(place, f"`{name}` in the original"),
        fix=stub.fix if stub is not None else None,
    )


def _moved(missing: Profile, expected: Span, place: Span, _: Stub | None, name: str, path: str) -> Violation:
    """What is said of an item that another file of the translation has."""
    return RULE.at(
        expected,
        f"the {missing.declaration.kind} `{name}` of the original is in {path}",
        related=original(place, f"`{name}` in the original"),
        weight=Weight.MINOR,
        severity=Severity.HINT,
    )


def _path_elsewhere(missing: Profile, pair: PairUnit) -> str | None:
    """The file that declares the item under its name, in any letter case: in its class, or as a function that the
    translation imports; the first of several."""
    words, owner = words_of(missing.name), words_of(missing.owner or "")

    def is_it(one: Definition) -> bool:
        return (
            not owner
            or owner in (words_of(one.owner), _words_of_file(one.path))
            or (not one.owner and _imports(pair, one.name))
        )

    found = (one.path for one in pair.defined_elsewhere if words_of(one.name) == words and is_it(one))
    return min(found, default=None)


def _imports(pair: PairUnit, name: str) -> bool:
    return any(binding.name == name for _, binding in pair.target.found(outermost_imports))


def _words_of_file(path: str) -> tuple[str, ...]:
    """The words of a file's name: a module can take the place of a class."""
    return words_of(path.rpartition("/")[2].partition(".")[0])


def _is_excused(one: Candidate, pair: PairUnit, is_program: bool) -> bool:
    if one.is_constructor or one.words == MAIN:
        # A record or data class has its constructor without writing it, and a script is its own `main`.
        return True
    name = one.profile.name
    if one.is_type and name in pair.arrangement.class_mapping.matched_source_classes:
        # A class that holds the program, or of which some members have counterparts, was only a place to put them.
        return True
    if is_program and name not in pair.source.read_names and name not in pair.source.member_names:
        # A whole program is no library: what it never uses itself, nobody does.
        return True
    return not one.is_type and _is_accessor(one, pair)


def _is_accessor(one: Candidate, pair: PairUnit) -> bool:
    """`getBalance` and `setBalance` are at home in an attribute `balance`."""
    if len(one.words) < 2 or one.words[0] not in _ACCESSORS or len(one.side.events) > _LARGEST_ACCESSOR:
        return False
    return one.words[1:] in _attributes(pair.target)


def _attributes(document: Document) -> Set[tuple[str, ...]]:
    """The words of every name that could be an attribute's; they are looked for once for each state of the text."""
    known: Set[tuple[str, ...]] | None = document.derived.get(_ATTRIBUTES)
    if known is None:
        names = document.member_names | document.tally.bound.keys() | document.tally.members_bound.keys()
        known = document.derived[_ATTRIBUTES] = {words_of(name) for name in names | declared_names(document)}
    return known
