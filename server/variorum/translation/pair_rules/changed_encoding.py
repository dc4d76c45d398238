"""changed-encoding: text in another encoding than in the original."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="changed-encoding",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    what="Finds an item that names one text encoding, if its counterpart in the original names another.",
    why="Bytes written in one encoding and read in another give wrong characters or an error.",
    example=Example(
        before='data = text.encode("latin-1")  # the original: text.getBytes(StandardCharsets.UTF_8)\n',
        after='data = text.encode("utf-8")\n',
        language="python",
    ),
)

_ENCODINGS = {
    "UTF-8": re.compile(r"utf[-_ ]?8(?:[-_]?sig)?", re.IGNORECASE),
    "UTF-16": re.compile(r"utf[-_ ]?16(?:[-_]?[lb]e)?", re.IGNORECASE),
    "Latin-1": re.compile(r"latin[-_ ]?1|iso[-_ ]?8859[-_ ]?1", re.IGNORECASE),
    "ASCII": re.compile(r"(?:us[-_ ]?)?ascii", re.IGNORECASE),
    "Windows-1252": re.compile(r"(?:windows|cp)[-_ ]?1252", re.IGNORECASE),
}
# A longer string or name only mentions an encoding.
_LONGEST = 14


@RULE.check_aligned_with(source=("string", "member", "method"), target=("string", "member", "method"))
def changed_encodings(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports items with one encoding on each side that differ."""
    source, target = _encodings(unit.source), _encodings(unit.target)
    if len(source) != 1 or len(target) != 1 or source.keys() == target.keys():
        return
    [(was, there)], [(now, here)] = source.items(), target.items()
    yield RULE.at(
        here.span,
        f"encoding is {was} in the original, {now} in the translation",
        related=original(there.span, "the encoding in the original"),
    )


def _encodings(side: Side) -> dict[str, Event]:
    """Returns the encodings named by short strings and members, each with its first place."""
    found: dict[str, Event] = {}
    for event in (*side.of("string"), *side.of("member"), *side.of("method")):
        if len(event.value) > _LONGEST:
            continue
        for name, pattern in _ENCODINGS.items():
            if pattern.fullmatch(event.value):
                found.setdefault(name, event)
    return found
