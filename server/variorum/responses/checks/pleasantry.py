"""pleasantry: a courtesy that says nothing about the question."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.answer import Answer
from variorum.responses.check import Check, Example, Impact, Violation
from variorum.responses.pleasantries import find_pleasantries, pleasantry_rating
from variorum.rules.finding import Severity

CHECK = Check(
    id="pleasantry",
    severity=Severity.WARNING,
    dimension="presentation_clarity",
    impact=Impact.MINOR,
    what="Finds greetings, praise of the question, offers of further help and talk about the answer itself.",
    why="They delay the answer. One or two are a minor issue of presentation, three or more a major one.",
    example=Example(
        prompt="How do I sort a list in place?",
        before="Great question! Call `rows.sort()`.",
        after="Call `rows.sort()`.",
    ),
)


@CHECK.on_answer
def pleasantries(answer: Answer) -> Iterator[Violation]:
    """Yields every pleasantry; all of them are as grave as their number makes them."""
    found = find_pleasantries(str(answer.text))
    impact = Impact(pleasantry_rating(found))
    for number, one in enumerate(found, start=1):
        yield CHECK.at(one.span, f"pleasantry {number} of {len(found)}: `{one.text}`", impact=impact)
