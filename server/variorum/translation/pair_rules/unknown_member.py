"""unknown-member: a method that neither the standard library nor the file has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from functools import cache

from variorum.languages import Language
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.declared_names import is_bound_or_declared, is_declared
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.name_words import words_of
from variorum.syntax.program_events import item_events
from variorum.syntax.span import Span
from variorum.translation.fragments import receives_unknown_objects
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="unknown-member",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds calls of methods that no type of the target's standard library has and that the translation does not define: "
        "names that were invented, or carried over from the source language. If the original calls a method of the same name "
        "that neither it nor its own library defines, the object comes from elsewhere in both."
    ),
    why="The call fails at run time.",
    example=Example(
        before="if seen.containsKey(name): ...\n", after="if name in seen: ...\n", language="python"
    ),
)


@RULE.check_pair
def unknown_members(pair: PairUnit) -> Iterator[Violation]:
    """Reports method calls with unknown names, unless the file imports other libraries."""
    if not pair.target.language.members:
        return
    elsewhere: Set[tuple[str, ...]] | None = None
    for item, strangers in _strangers(pair.target):
        for name, span, kind in strangers:
            if is_bound_or_declared(pair.target, name) or (kind and not is_declared(pair.target, kind)):
                continue
            if elsewhere is None:
                # Computed on demand: on most keystrokes there is no unknown method.
                if _uses_other_libraries(pair.target) or receives_unknown_objects(pair.target):
                    return
                elsewhere = _called_elsewhere(pair.source)
            if words_of(name) not in elsewhere:
                yield RULE.at(
                    span.shifted(item.span.start),
                    f"neither {pair.target.language.name}'s standard library nor this file has a method `{name}`",
                )


def _called_elsewhere(original: Document) -> Set[tuple[str, ...]]:
    """Returns the methods that the original calls on objects of unknown classes. Returns none if that cannot be known."""
    if not original.language.members:
        return frozenset()
    return {
        words_of(name)
        for _, strangers in _strangers(original)
        for name, _, _ in strangers
        if not is_bound_or_declared(original, name)
    }


@collected
def _strangers(document: Document, item: Item) -> Sequence[tuple[str, Span, str]]:
    """Returns the methods that the item calls and that the standard library does not have.

    Each is given with the declared class of its receiver, if that is not built in.
    """
    found = [
        (event.value[1:], event)
        for event in item_events(document, item, "invoke")
        if event.value.startswith(".") and event.value[1:] not in document.language.members
    ]
    if not found:
        return ()
    types = {event.value: event.receiver for event in item_events(document, item, "typed")}
    own = document.language.builtins, document.language.library_names
    kinds = {
        name: kind
        for name, kind in types.items()
        if not any(re.split(r"\W", kind)[0] in names for names in own)
    }
    return [(name, event.span, kinds.get(event.receiver, "")) for name, event in found]


@cache
def _standard_packages(language: Language) -> frozenset[str]:
    return frozenset(name.split(".")[0] for name in language.modules.get("modules", ()))


def _uses_other_libraries(document: Document) -> bool:
    """Returns whether an import names something outside of the standard library, whose members are unknown."""
    standard = _standard_packages(document.language)
    for item in document.items_with("import.clause"):
        for match in item.facts.matches["import.clause"]:
            statement = match["import.statement"]
            words = item.facts.text[statement.start : statement.end].decode("utf-8", "replace").split()
            if standard.isdisjoint(re.split(r"\W", word)[0] for word in words[1:]):
                return True
    return False
