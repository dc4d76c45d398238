"""Decides whether an import can be removed without an observable effect.

Removing an import is not safe by itself: a module runs code when it is imported, a missing module raises, and in some languages
other files can import a name from here. `[rules.unused-import]` of a language sets the rules: `inert = true` if imports only name
things for the compiler. Otherwise the modules in `modules.toml` are assumed to do nothing on import, except those in `active`.
"""

from __future__ import annotations

from collections.abc import Sequence

from variorum.languages import Language
from variorum.syntax.item import ItemFacts, Match
from variorum.syntax.span import Span

_RULE = "unused-import"


def is_removable_unseen(language: Language, facts: ItemFacts, clause: Match, *, is_shared: bool) -> bool:
    """Returns whether the removal of a part of an import statement cannot be observed.

    Args:
        language: the file's language.
        facts: the item with the statement.
        clause: the match of `@import.clause` that binds the name.
        is_shared: whether other files may import the name from this one.
    """
    if language.policy(_RULE).get("inert"):
        return True
    return not is_shared and _is_inert(language, facts, clause["import.statement"], clause["import.clause"])


def guarded_parts(facts: ItemFacts) -> Sequence[Span]:
    """Returns the parts of an item in which a failing import is handled or expected (`@import.probe`)."""
    return [match["import.probe"] for match in facts.matches.get("import.probe", ())]


def is_side_effect_import(language: Language, facts: ItemFacts, place: Span) -> bool:
    """Returns whether the import that binds a name at `place` is of a module that is imported for its side effects
    (`for_effect`)."""
    listed = language.policy(_RULE).get("for_effect", ())
    return any(
        match["import.module"] == place and facts.text_of(place) in listed
        for match in (facts.matches.get("import.module", ()) if listed else ())
    )


def _is_inert(language: Language, facts: ItemFacts, statement: Span, clause: Span) -> bool:
    """Returns whether the import can neither fail nor have a side effect: it names a listed module, or a listed name of one."""
    listed, active = language.modules.get("modules", {}), language.policy(_RULE).get("active", ())
    for match in facts.matches.get("import.module", ()):
        place = match["import.module"]
        if not statement.contains(place):
            continue
        module = facts.text_of(place)
        if module not in listed or module.partition(".")[0] in active:
            continue
        member = match.get("import.member")
        if member is None and clause.contains(place):
            return True
        if member is not None and clause.contains(member):
            return facts.text_of(member) in listed[module]
    return False
