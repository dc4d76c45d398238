"""changed-string: a string that differs from the original's."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rapidfuzz import fuzz

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="changed-string",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    severity_if_dissimilar=Severity.INFORMATION,
    what=(
        "Finds the one string of an item that differs from its counterpart, if both items have the same number of strings "
        "and the two are similar."
    ),
    why="A changed message, key or command no longer matches what it is compared with.",
    example=Example(
        before="print('Balence:', amount)  # the original has Balance\n",
        after="print('Balance:', amount)\n",
        language="python",
    ),
)

# Two strings below this similarity are unrelated.
_ALIKE = 60.0
# A regular expression in delimiters, with flags behind, as PHP and JavaScript write it.
_DELIMITED = re.compile(r"([/#~@!%])(.+)\1[a-zA-Z]{0,8}", re.S)
# Placeholders and blanks depend on how a language formats strings, backslashes on how it writes regular expressions.
_PLACEHOLDER = re.compile(r"\\|%[-+0-9.]*[a-z]+|\{[^{}]*\}|[\s:,]+")


_FILLED = re.compile(r"%[-+0-9.]*[a-zA-Z]|\{[^{}]*\}")


@RULE.check_aligned_with(source=("string",), target=("string",))
def changed_strings(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports one lost and one added string that are similar, placeholders aside."""
    source, target = _texts(unit.source), _texts(unit.target)
    lost = [text for text in source if text not in target]
    added = [text for text in target if text not in source]
    if len(lost) != 1 or len(added) != 1 or fuzz.ratio(lost[0], added[0]) < _ALIKE:
        return
    was, now = source[lost[0]], target[added[0]]
    if (lost[0] in added[0] and _FILLED.search(now.value)) or (
        added[0] in lost[0] and _FILLED.search(was.value)
    ):
        # One is a template, the other a part of what fills it.
        return
    yield RULE.at(
        now.span,
        f"string is {_quoted(unit.source, was)} in the original, {_quoted(unit.target, now)} in the translation",
        related=original(was.span, "the string in the original"),
    )


def _texts(side: Side) -> dict[str, Event]:
    found = {_PLACEHOLDER.sub("", _without_delimiters(event.value)): event for event in side.of("string")}
    return {text: event for text, event in found.items() if len(text) > 1}


def _without_delimiters(text: str) -> str:
    delimited = _DELIMITED.fullmatch(text)
    return text if delimited is None else delimited[2]


def _quoted(side: Side, string: Event) -> str:
    """Returns a string in quotation marks, shortened. One with escapes is as the code spells it, because its value lacks them."""
    text = side.text(string.span)
    if "\\" not in text:
        return repr(_shortened(string.value))
    return f"'{_shortened(' '.join(text.split()))}'"


def _shortened(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:37]}..."
