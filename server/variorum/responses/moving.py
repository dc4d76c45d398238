"""Moves a sentence of an explanation to the dimension that it belongs to."""

from __future__ import annotations

import re
from typing import Final

from variorum.responses.dimensions import TITLES
from variorum.responses.evaluation import Rating
from variorum.rules.finding import Edit, Fix
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

_SEPARATOR: Final = re.compile(rb"\s{0,99}+(?:[-:]|\xe2\x80[\x93\x94])?\s{0,99}+\Z")


def move_sentence(
    text: SourceText, sentence: Span, source: Rating, dimension: str, target: Rating | None
) -> Fix | None:
    """The fix that takes the sentence out of `source` and puts it behind the explanation of `target`.

    None where the other dimension has no field to receive it. The numbers stay as they are: they are the
    grader's to weigh again.
    """
    if target is None:
        return None
    words = text.slice(sentence)
    place = target.explanation_span
    if target.explanation or place.start == place.end:
        joint = " " if target.explanation else " - "
        received = Edit(Span(target.span.end, target.span.end), joint + words)
    else:
        # The placeholder of an explanation gives way to it.
        received = Edit(place, words)
    edits = (Edit(_removal(text, sentence, source)), received)
    return Fix(f"Move the sentence to {TITLES[dimension]}", edits, is_safe=False)


def _removal(text: SourceText, sentence: Span, rating: Rating) -> Span:
    """The sentence with the blanks that its going leaves: those behind it, or at the end those before it."""
    whole = rating.explanation_span
    after = text.data[sentence.end : whole.end]
    if after.strip():
        return Span(sentence.start, sentence.end + len(after) - len(after.lstrip()))
    before = text.data[rating.written.start : sentence.start]
    if sentence.start == whole.start:
        # The dash goes with the only sentence; the number stays.
        separator = _SEPARATOR.search(before)
        return Span(rating.written.start + (separator.start() if separator else len(before)), sentence.end)
    return Span(rating.written.start + len(before.rstrip()), sentence.end)
