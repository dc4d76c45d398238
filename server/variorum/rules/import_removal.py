"""Decides whether an import can be removed without anything noticing.

Removing an import is not safe by itself: a module runs code when it is imported, its absence raises, and in some languages
other files can import a name from here. `[rules.unused-import]` of a language states what holds there:
`inert = true` if imports only name things for the compiler; otherwise the modules in `modules.toml` are taken to do nothing
when they are imported, except those in `active`.
"""

from __future__ import annotations

from collections.abc import Sequence

from variorum.languages import Language
from variorum.syntax.item import ItemFacts, Match
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_RULE = "unused-import"


def is_removable_unseen(language: Language, facts: ItemFacts, clause: Match, *, is_shared: bool) -> bool:
    """Whether no program can tell that a part of an import statement was removed.

    Args:
        language: the file's language.
        facts: the item that holds the statement.
        clause: the match of `@import.clause` that brings the name.
        is_shared: whether other files may import the name from this one.
    """
    if language.policy(_RULE).get("inert"):
        return True
    return not is_shared and _is_inert(language, facts, clause["import.statement"], clause["import.clause"])


def guarded_parts(facts: ItemFacts) -> Sequence[Span]:
    """The parts of an item in which a failing import is handled or expected, as `@import.probe` marks them."""
    return [match["import.probe"] for match in facts.matches.get("import.probe", ())]


def is_side_effect_import(language: Language, facts: ItemFacts, place: Span) -> bool:
    """Whether the import that binds a name there is of a module that nobody uses by name: `for_effect` lists these."""
    listed = language.policy(_RULE).get("for_effect", ())
    return any(
        match["import.module"] == place and decode(facts.text[place.start : place.end]) in listed
        for match in (facts.matches.get("import.module", ()) if listed else ())
    )


def _is_inert(language: Language, facts: ItemFacts, statement: Span, clause: Span) -> bool:
    """Whether the import can neither fail nor do anything: it brings a listed module, or a listed name of one."""
    listed, active = language.modules.get("modules", {}), language.policy(_RULE).get("active", ())
    for match in facts.matches.get("import.module", ()):
        place = match["import.module"]
        if not statement.contains(place):
            continue
        module = decode(facts.text[place.start : place.end])
        if module not in listed or module.partition(".")[0] in active:
            continue
        member = match.get("import.member")
        if member is None and clause.contains(place):
            return True
        if member is not None and clause.contains(member):
            return decode(facts.text[member.start : member.end]) in listed[module]
    return False
