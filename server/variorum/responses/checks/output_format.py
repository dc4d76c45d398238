"""output-format: an answer that is not in the form the prompt asks for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from variorum.responses.answer import Answer
from variorum.responses.check import Bearing, Check, Example, Remark
from variorum.responses.lists import lists
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

CHECK = Check(
    id="output-format",
    severity=Severity.WARNING,
    dimension="requirements_compliance",
    bearing=Bearing.MINOR,
    what="Finds an answer that is not JSON, not code alone, no table or no list although the prompt asks for one in "
    "so many words. JSON and code may stand in a fence.",
    why="A form is asked for because something else is to read it.",
    example=Example(
        prompt="List the primes below 8. Answer in JSON only.",
        before="Here they are: [2, 3, 5, 7]",
        after="[2, 3, 5, 7]",
    ),
)


class _Form(NamedTuple):
    """How a prompt asks for a form, whether an answer has it, and what is wrong where it has not."""

    asked: re.Pattern[str]
    is_met: Callable[[Answer], bool]
    message: str
    bearing: Bearing


@CHECK.on_answer
def missed_forms(answer: Answer) -> Iterator[Remark]:
    """The forms that the prompt asks for and the answer has not."""
    prompt = decode(answer.prompt_prose)
    if not answer.text.data.strip():
        return
    for form in _FORMS:
        asked = form.asked.search(prompt)
        if asked is not None and not form.is_met(answer):
            whole = Span(0, len(answer.text.data.rstrip()))
            said = " ".join(asked[0].split())
            yield CHECK.at(whole, f"the prompt says `{said}`, and {form.message}", bearing=form.bearing)


def _is_json(answer: Answer) -> bool:
    text = decode(answer.blocks[0].text) if _is_one_block(answer) else str(answer.text)
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _is_one_block(answer: Answer) -> bool:
    return len(answer.blocks) == 1 and _has_only_blocks(answer)


def _has_only_blocks(answer: Answer) -> bool:
    outside = bytearray(answer.text.data)
    for block in answer.blocks:
        span = block.fence.span
        outside[span.start : span.end] = b" " * (span.end - span.start)
    return not outside.strip()


def _is_only_code(answer: Answer) -> bool:
    """An answer without any fence may be bare code, which text alone cannot tell from prose."""
    return not answer.blocks or _has_only_blocks(answer)


_TABLE: Final = re.compile(rb"^[ \t]*+\|?[ \t]*+:?-{2,}+:?[ \t]*+\|", re.MULTILINE)
_ONLY_JSON: Final = (
    r"\b(?:only|just) (?:with |in |a |the |return |output )*(?:valid )?JSON\b|\bJSON (?:object |array )?only\b|"
    r"\bnothing (?:else )?(?:but|except) (?:valid )?JSON\b"
)
_FORMS: Final = (
    _Form(re.compile(_ONLY_JSON, re.IGNORECASE), _is_json, "the answer is not JSON alone", Bearing.MAJOR),
    _Form(
        re.compile(
            r"\b(?:code only|only (?:the |return |output |give |show )*code|no explanations?|without (?:any )?explanations?)\b",
            re.IGNORECASE,
        ),
        _is_only_code,
        "there is prose around the code",
        Bearing.MINOR,
    ),
    _Form(
        re.compile(
            r"\b(?:in|as) (?:a|an) (?:markdown |\w+-column )?table\b|\bin tabular form(?:at)?\b",
            re.IGNORECASE,
        ),
        lambda answer: _TABLE.search(answer.text.data) is not None,
        "the answer has no table",
        Bearing.MINOR,
    ),
    _Form(
        re.compile(
            r"\b(?:in|as|using) (?:a )?(?:bullet(?:ed)?(?: points?| list)|numbered list)\b|\bin bullets\b",
            re.IGNORECASE,
        ),
        lambda answer: next(lists(answer.text), None) is not None,
        "the answer has no list",
        Bearing.MINOR,
    ),
)
