"""missing-item: a function, method or class of the original that the translation does not have."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.syntax.words import words_of
from variorum.translation.declared import Candidate
from variorum.translation.hazard import PairRule, PairUnit
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
_MAIN = ("main",)
_ACCESSORS = frozenset({"get", "set", "is", "has"})
# A getter or setter does little; a method of that name with more events in it does something of its own.
_LARGEST_ACCESSOR = 12


@RULE.check_pair
def missing_items(pair: PairUnit) -> Iterator[Violation]:
    """Originals without counterpart, reported where the counterpart would stand: at the class, or at the top."""
    for matched in pair.matched:
        one = matched.source
        if one is None or matched.target is not None or _is_excused(one, pair):
            continue
        related = Related(
            one.declared.name_span, f"`{one.declared.qualified_name}` in the original", in_source=True
        )
        yield RULE.at(
            _expected_place(one, pair),
            f"the {one.declared.kind} `{one.declared.qualified_name}` of the original has no counterpart here",
            related=[related],
            fix=stub_fix(one, pair.matched),
        )


def _is_excused(one: Candidate, pair: PairUnit) -> bool:
    if one.is_constructor or one.words == _MAIN:
        # A record or data class has its constructor without writing it, and a script is its own `main`.
        return True
    if one.is_type and _is_mere_namespace(one, pair):
        return True
    return _is_unused_in_program(one, pair) or (not one.is_type and _is_accessor(one, pair))


def _is_mere_namespace(one: Candidate, pair: PairUnit) -> bool:
    """A class that holds the program, or of which some members have counterparts, was only a place to put them."""
    members = [
        each for each in pair.matched if each.source is not None and each.source.owner == one.declared.name
    ]
    return any(each.target is not None or (each.source and each.source.words == _MAIN) for each in members)


def _is_unused_in_program(one: Candidate, pair: PairUnit) -> bool:
    """A whole program is no library: what it never uses itself, nobody does."""
    if not any(each.source is not None and each.source.words == _MAIN for each in pair.matched):
        return False
    return one.declared.name not in pair.source.read_names | pair.source.member_names


def _is_accessor(one: Candidate, pair: PairUnit) -> bool:
    """`getBalance` and `setBalance` are at home in an attribute `balance`."""
    if len(one.words) < 2 or one.words[0] not in _ACCESSORS or len(one.side.events) > _LARGEST_ACCESSOR:
        return False
    names = frozenset(pair.target.member_names).union(*(_declared_names(item) for item in pair.target.items))
    return any(words_of(name) == one.words[1:] for name in names)


def _declared_names(item: Item) -> set[str]:
    bound = {binding.name for binding in item.facts.names.outermost}
    return bound | {declaration.name for declaration in item.facts.declarations}


def _expected_place(one: Candidate, pair: PairUnit) -> Span:
    for owner, counterpart in pair.aligned:
        if owner.is_type and owner.declared.name == one.owner:
            return counterpart.declared.name_span
    return Span(0, len(pair.target.text.line_content(0)))
