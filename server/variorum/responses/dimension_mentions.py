"""Finds the words of an evaluation that are about one dimension, whatever heading they are under."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from variorum.responses.dimensions import TITLES

# Each word belongs to one dimension by the rubric's table. Words that several dimensions share are left out.
_ASPECTS: Final[Mapping[str, str]] = {
    "requirements_compliance": r"hallucinat\w+ (?:requirements?|features?)|misread the (?:task|prompt)|"
    r"misinterpret\w* the (?:task|prompt|requirements?)|(?:ignores?|violates?) the (?:format|word limit|constraint)s?",
    "technical_accuracy": r"syntax errors?|wrong (?:algorithm|result|output)s?|incorrect (?:logic|algorithm|output)s?|"
    r"off[- ]by[- ]one(?: errors?)?",
    "code_quality": r"(?:variable|function|method|parameter) (?:names?|naming)|naming (?:conventions?|style)|"
    r"magic (?:numbers?|constants?)|docstrings?|indentation|unreadable code|code style",
    "completeness_focus": r"edge[- ]cases?|corner[- ]cases?|error[- ]handling|exception[- ]handling|"
    r"boundary (?:conditions?|values?)|(?:null|empty) (?:input|list|string)s?|verbos(?:e|ity)|repetiti(?:ve|ons?)|"
    r"redundan(?:t|cy|cies)|repeats itself|off[- ]topic|digress\w*|rambl\w+",
    "presentation_clarity": r"pleasantr(?:y|ies)|wall of text|walls of text|courtes(?:y|ies)|grammar|"
    r"grammatical \w+|headings?|markdown|code fences?",
    "safety": r"(?:SQL|command|code|script) injections?|hard-?coded (?:credentials?|passwords?|keys?|secrets?)|"
    r"security|vulnerabilit(?:y|ies)|harmful|unsafe|XSS",
}
_WORDS: Final = {
    name: re.compile(rf"(?<!\w)(?:{words}|{re.escape(TITLES[name])})(?!\w)", re.IGNORECASE)
    for name, words in _ASPECTS.items()
}


class DimensionMention(NamedTuple):
    """Words that are about a dimension. `start` and `end` count characters."""

    dimension: str
    words: str
    start: int
    end: int


def find_mentions(text: str) -> Iterator[DimensionMention]:
    """Yields every aspect that a text speaks of, dimension by dimension."""
    for dimension, pattern in _WORDS.items():
        for match in pattern.finditer(text):
            yield DimensionMention(dimension, match[0], match.start(), match.end())
