"""Generates the documentation page of the leftovers: per language, what may remain of a source language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from variorum.languages import Language
from variorum.rules.leftover_table import Entry

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
# The first of these keys in an entry names the kind of evidence.
_EVIDENCE = {
    "query": "shape of the code",
    "names": "name that nothing binds",
    "comment": "text of a comment",
    "broken": "line that does not parse",
    "behind": "text behind a piece of code",
}


def leftover_page(languages: Iterable[Language]) -> str:
    """Returns a table for every language with leftover tables."""
    listed = [language for language in languages if language.leftovers]
    total = sum(len(language.leftovers) for language in listed)
    lines = [
        "# Leftovers",
        "",
        f"[source-leftover](source-leftover.md) has {total} entries; entries that two dialects share count twice. "
        "An entry applies to files translated from one of its languages, and with *always* also "
        "to files without a known original.",
    ]
    for language in sorted(listed, key=lambda language: language.name):
        lines += [
            "",
            f"## {language.name}",
            "",
            "| entry | from | found by | it says | weight | fix |",
            "|---|---|---|---|---|---|",
        ]
        lines += _rows(language)
    return "\n".join([*lines, ""])


def _rows(language: Language) -> Iterator[str]:
    for entry in sorted(language.leftovers, key=lambda entry: str(entry["id"])):
        origins = ", ".join(sorted(entry.get("from", ()))) or "any language"
        origins += " (always)" if entry.get("always") else ""
        cells = [
            str(entry["id"]),
            origins,
            _evidence(entry),
            _message(entry),
            str(entry.get("weight", "minor")),
            _fix(entry),
        ]
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _evidence(entry: Entry) -> str:
    return next(text for key, text in _EVIDENCE.items() if key in entry)


def _message(entry: Entry) -> str:
    """Returns the message of the finding, with an ellipsis for quoted code."""
    return _PLACEHOLDER.sub("…", str(entry["message"]))


def _fix(entry: Entry) -> str:
    if "fix" not in entry:
        return ""
    return "safe" if entry.get("safe") else "offered"
