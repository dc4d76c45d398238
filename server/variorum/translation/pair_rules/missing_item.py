"""missing-item: a function, method or class that the translation does not have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.rules.unit import module_imports
from variorum.rules.workspace_context import Definition
from variorum.syntax.name_words import words_of
from variorum.syntax.span import Span
from variorum.translation.accessors import is_attribute
from variorum.translation.alignment_candidates import MAIN, Candidate, Profile
from variorum.translation.overload_signatures import name_with_signature
from variorum.translation.pair_rule import PairRule, PairUnit, original
from variorum.translation.stubs import Stub, Stubs

RULE = PairRule(
    id="missing-item",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    scored_as=Severity.WARNING,
    what=(
        "Finds functions, methods and classes of the original without a counterpart in the translation. If another file of the "
        "translation's folder has the item, in the same class, the message says where."
    ),
    why="Callers of the missing item have nothing to call in the translation.",
    example=Example(
        before="# class Account { void open() {...} void close() {...} }\nclass Account:\n    def open(self): ...\n",
        after="class Account:\n    def open(self): ...\n\n    def close(self): ...\n",
        language="python",
    ),
)


@RULE.check_pair
def missing_items(pair: PairUnit) -> Iterator[Violation]:
    """Reports originals without a counterpart, at the class or the top of the file where the counterpart is expected."""
    if not pair.matching.missing:
        return
    last: Mapping[Profile, _Missing] = pair.derived.get(RULE.id, {})
    now: dict[Profile, _Missing] = {}
    is_program = any(one.source is not None and one.source.words == MAIN for one in pair.entry_points)
    top = Span(0, len(pair.target.text.line_content(0)))
    class_mapping = {
        name: pair.target_items[place].name_span for name, place in pair.matching.class_mapping.types.items()
    }
    stubs = Stubs(pair)
    for place in pair.matching.missing:
        one = pair.source_items[place]
        if _is_excused(one, pair, is_program):
            continue
        name = name_with_signature(one, pair.source, pair.source_items)
        basis = class_mapping.get(one.owner or "", top), one.name_span, stubs.of(place), name
        missing = last.get(one.profile)
        path = _path_elsewhere(one.profile, pair)
        if missing is None or missing.basis != basis or missing.path != path:
            violation = _violation(one.profile, *basis) if path is None else _moved(one.profile, *basis, path)
            missing = _Missing(basis, path, violation)
        now[one.profile] = missing
        yield missing.violation
    pair.derived[RULE.id] = now


class _Missing(NamedTuple):
    """A violation, and everything it depends on besides the declaration in the original."""

    basis: tuple[Span, Span, Stub | None, str]
    path: str | None
    """The other file of the translation that has the item."""
    violation: Violation


def _violation(missing: Profile, expected: Span, place: Span, stub: Stub | None, name: str) -> Violation:
    """Returns the violation where the item is expected, with its place in the original and a stub as fix."""
    return RULE.at(
        expected,
        f"{missing.declaration.kind} `{name}` of the original has no counterpart",
        related=original(place, f"`{name}` in the original"),
        fix=stub.fix if stub is not None else None,
    )


def _moved(missing: Profile, expected: Span, place: Span, _: Stub | None, name: str, path: str) -> Violation:
    """Returns the violation for an item that another file of the translation has."""
    return RULE.at(
        expected,
        f"{missing.declaration.kind} `{name}` of the original is in {path}",
        related=original(place, f"`{name}` in the original"),
        weight=Weight.MINOR,
        severity=Severity.HINT,
    )


def _path_elsewhere(missing: Profile, pair: PairUnit) -> str | None:
    """Returns the first file that declares the item under its name, in any letter case: in its class, or as a function that
    the translation imports."""
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
    return any(binding.name == name for _, binding in pair.target.found(module_imports))


def _words_of_file(path: str) -> tuple[str, ...]:
    """Returns the words of a file's name: a module can take the place of a class."""
    return words_of(path.rpartition("/")[2].partition(".")[0])


def _is_excused(one: Candidate, pair: PairUnit, is_program: bool) -> bool:
    if one.is_constructor or one.words == MAIN:
        # A record or data class has an implicit constructor, and a script is its own `main`.
        return True
    name = one.profile.name
    if one.is_type and name in pair.matching.class_mapping.matched_source_classes:
        # A class that contains the program, or some members with counterparts, was only a container.
        return True
    if is_program and name not in pair.source.read_names and name not in pair.source.member_names:
        # A whole program is no library: what it never uses itself, nobody does.
        return True
    return is_attribute(one, pair.target)
