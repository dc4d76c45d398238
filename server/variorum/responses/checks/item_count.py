"""item-count: a list with more or fewer items than the prompt asks for."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.answer import Answer
from variorum.responses.asked import item_limits
from variorum.responses.check import Bearing, Check, Example, Remark
from variorum.responses.lists import lists
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode

CHECK = Check(
    id="item-count",
    severity=Severity.WARNING,
    dimension="requirements_compliance",
    bearing=Bearing.MINOR,
    what="Finds an answer whose one list has another number of items than the prompt asks for. Answers with several "
    "lists or none, and prompts that ask for several numbers, are left to the reader.",
    why="A count is a stated constraint.",
    example=Example(
        prompt="Give me exactly three tips for clean code.",
        before="1. Name things well.\n2. Keep functions short.",
        after="1. Name things well.\n2. Keep functions short.\n3. Delete dead code.",
    ),
)


@CHECK.on_answer
def miscounted_lists(answer: Answer) -> Iterator[Remark]:
    """The list whose length breaks the one limit of the prompt."""
    limits = item_limits(decode(answer.prompt_prose))
    found = list(lists(answer.text))
    if len(limits) != 1 or len(found) != 1:
        return
    limit, count = limits[0], len(found[0].items)
    if not limit.is_met(count):
        yield CHECK.at(found[0].span, f"the prompt says `{limit.words}`; the list has {count}")
