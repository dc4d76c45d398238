"""source-leftover: an idiom, name or construct of another language that a translation carried over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from variorum.languages import Language
from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.foreign_names import foreign_names
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.item import Match
from variorum.syntax.span import Span

RULE = Rule(
    id="source-leftover",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    what="Finds what the language of the original left in the translation: names in its style, its library calls, its "
    "ways to loop, compare and declare, and remarks of the translator itself. Entries that are wrong whoever wrote them "
    "are reported in any file; the others only where the original's language is known.",
    why="Such code works against the language it is written in. It is slower to read, and some of it does not run.",
    example=Example(
        before="def find(account):\n    if account == None:\n        return 0\n    return account\n",
        after="def find(account):\n    if account is None:\n        return 0\n    return account\n",
        language="python",
    ),
)

_CAPTURE = "leftover."
_PLACEHOLDER = re.compile(r"\{(\w+)\}")


@RULE.check_item
def source_leftovers(item: ItemUnit) -> Iterator[Violation]:
    """Matches of the language's catalogue, then names in the style of the original's language."""
    catalogue = _catalogue(item.language)
    reported: set[Span] = set()
    for capture, matches in item.facts.matches.items():
        entry = catalogue.get(capture)
        if entry is None or not _applies(entry, item.source_language):
            continue
        for match in matches:
            if match[capture] not in reported:
                reported.add(match[capture])
                yield _violation(item, entry, match, capture)
    if item.source_language is not None:
        for span, message, fix in foreign_names(item, item.source_language):
            if span not in reported and not any(span.overlaps(other) for other in reported):
                yield RULE.at(span, message, fix=fix)


@cache
def _catalogue(language: Language) -> Mapping[str, Mapping[str, Any]]:
    return {f"{_CAPTURE}{entry['id']}": entry for entry in language.leftovers}


def _applies(entry: Mapping[str, Any], source: Language | None) -> bool:
    if entry.get("always"):
        return True
    return source is not None and (not entry.get("from") or source.id in entry["from"])


def _violation(item: ItemUnit, entry: Mapping[str, Any], match: Match, capture: str) -> Violation:
    span = match[capture]
    texts = {name: item.text(part) for name, part in match.items()}
    texts["text"] = item.text(span)

    def filled(template: str) -> str:
        return _PLACEHOLDER.sub(lambda found: texts.get(found[1], found[0]), template)

    fix = None
    if "fix" in entry:
        edit = Edit(span, filled(entry["fix"]), whole_lines=not entry["fix"])
        fix = Fix(entry.get("title", "Write it in this language's way"), (edit,), is_safe=entry.get("safe", False))
    weight = Weight(entry.get("weight", RULE.weight.value))
    return RULE.at(span, filled(entry["message"]), fix=fix, weight=weight)
