"""vague-phrase: words of an evaluation that claim without saying anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.responses.check import Check, Example, Remark
from variorum.responses.grading import Grading
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

CHECK = Check(
    id="vague-phrase",
    severity=Severity.INFORMATION,
    what='Finds phrases such as "seems better" and "feels clearer" in explanations and justifications.',
    why="An impression cannot be checked. Name the line, the result or the words that make the difference.",
    example=Example(
        before="### Response A Analysis\n\n**Code Quality**: 2 - It feels somewhat messy.\n",
        after="### Response A Analysis\n\n**Code Quality**: 2 - `x` and `y` say nothing of what they hold.\n",
    ),
)

_VAGUE: Final = re.compile(
    rb"\b(?:(?:seems?|feels?|looks?|appears?|sounds?)(?: to be)?(?: \w+ly)?(?: (?:more|less|somewhat|a bit|quite|kind of|"
    rb"pretty|slightly))? (?:better|worse|good|bad|nice|nicer|fine|okay|ok|clear|clearer|right|wrong|off|messy|clean|"
    rb"cleaner|natural|polished|professional|solid|weird|odd)|kind of|sort of|somehow|in some ways?|and so on|a bit "
    rb"(?:better|worse|off)|not (?:that|so|very) (?:good|great|nice)|overall (?:good|nice|fine|better)|just better|"
    rb"more or less|some (?:issues|problems)|could be better|nice(?:ly)? (?:done|written))\b",
    re.IGNORECASE,
)


@CHECK.on_grading
def vague_words(grading: Grading) -> Iterator[Remark]:
    """Every vague phrase that the grader wrote."""
    for passage in grading.passages:
        for match in _VAGUE.finditer(grading.text.data, *passage.span):
            message = f"`{decode(match[0])}` names nothing that can be checked: cite what you saw"
            yield CHECK.at(Span(match.start(), match.end()), message)
