"""Reads passages, the texts of cited documents, from JSON Lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from variorum.retrieval.json_lines import LineProblem, identifier, json_objects

# As the collections of the tracks call them.
_IDS: Final = ("id", "docid", "doc_id", "_id", "pid")
_TEXTS: Final = ("text", "segment", "contents", "body", "passage")


class Passages(NamedTuple):
    """Texts by the ids of their documents, and the lines that hold none."""

    by_id: Mapping[str, str]
    problems: tuple[LineProblem, ...]


def parse_passages(text: str) -> Passages:
    """Returns the passages in a text of JSON Lines; a title stands before its text. Of two with one id the first counts.

    A bad line is a problem, never an exception.
    """
    found: dict[str, str] = {}
    problems: list[LineProblem] = []
    for line, fields in json_objects(text, problems):
        name = next((given for key in _IDS if (given := identifier(fields.get(key)))), "")
        passage = passage_text(fields)
        if not name or not passage:
            expected = f"an id ({', '.join(_IDS)}) and a text ({', '.join(_TEXTS)}) are expected"
            problems.append(LineProblem(line, expected))
        else:
            found.setdefault(name, passage)
    return Passages(found, tuple(sorted(problems)))


def passage_text(fields: Mapping[str, Any]) -> str:
    """Returns the text of a document with its title; "" where it has none."""
    text = next((fields[key] for key in _TEXTS if isinstance(fields.get(key), str)), "")
    if not text.strip():
        return ""
    title = fields.get("title")
    return f"{title} {text}" if isinstance(title, str) and title.strip() else text
