"""missing-item: a function, method or class of the original that the translation does not have."""

from __future__ import annotations

from collections.abc import Iterator, Set

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.syntax.words import words_of
from variorum.translation.declared import MAIN, Candidate
from variorum.translation.hazard import PairRule, PairUnit
from variorum.translation.own_names import declared_names
from variorum.translation.stubs import stub_fix

RULE = PairRule(
    id="missing-item",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what="Finds functions, methods and classes of the original that have no counterpart in the translation.",
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
    for place in pair.arrangement.missing:
        one = pair.mine[place]
        if _is_excused(one, pair):
            continue
        related = Related(
            one.declared.name_span, f"`{one.declared.qualified_name}` in the original", in_source=True
        )
        yield RULE.at(
            _expected_place(one, pair),
            f"the {one.declared.kind} `{one.declared.qualified_name}` of the original has no counterpart here",
            related=[related],
            fix=stub_fix(place, pair),
        )


def _is_excused(one: Candidate, pair: PairUnit) -> bool:
    if one.is_constructor or one.words == MAIN:
        # A record or data class has its constructor without writing it, and a script is its own `main`.
        return True
    if one.is_type and _is_mere_namespace(one, pair):
        return True
    return _is_unused_in_program(one, pair) or (not one.is_type and _is_accessor(one, pair))


def _is_mere_namespace(one: Candidate, pair: PairUnit) -> bool:
    """A class that holds the program, or of which some members have counterparts, was only a place to put them."""
    counterparts, name = pair.arrangement.counterparts, one.profile.name
    return any(
        profile.owner == name and (other is not None or profile.words == MAIN)
        for profile, other in zip(pair.mine.profiles, counterparts, strict=True)
    )


def _is_unused_in_program(one: Candidate, pair: PairUnit) -> bool:
    """A whole program is no library: what it never uses itself, nobody does."""
    if not any(each.source is not None and each.source.words == MAIN for each in pair.mains):
        return False
    name = one.profile.name
    return name not in pair.source.read_names and name not in pair.source.member_names


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


def _expected_place(one: Candidate, pair: PairUnit) -> Span:
    home = pair.homes.get(one.owner or "")
    if home is not None:
        return home.declared.name_span
    return Span(0, len(pair.target.text.line_content(0)))
