"""elided-code: code or text that the translation leaves out or masks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.program_events import item_events, item_program
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="elided-code",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds strings of asterisks that the original does not have, as a filter leaves them, and functions that contain "
        "only a placeholder comment: your code here, the rest of the code."
    ),
    why="The code or text of the original is missing from the translation.",
    example=Example(
        before="def area(width, height):\n    # your code here\n    pass\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)
_CODE = frozenset({"branch", "loop", "return", "operator", "call", "invoke", "number", "string"})
_BLOTTED = re.compile(r"\*{2,}")
_LEFT_OUT = re.compile(
    r"\byour (?:code|implementation|logic) (?:goes )?here\b"
    r"|\b(?:rest|remainder) of (?:the |your )?(?:code|implementation|program|class|methods?)\b"
    r"|\b(?:code|implementation) (?:is )?omitted\b"
    r"|\bimplementation goes here\b",
    re.I,
)


@RULE.check_pair
def elided_code(pair: PairUnit) -> Iterator[Violation]:
    """Reports masked strings, then placeholder comments, that only the translation has."""
    if not _blots(pair.source):
        for item, spans in _blots(pair.target):
            for span in spans:
                yield RULE.at(
                    span.shifted(item.span.start),
                    "text was masked: the original has another string",
                )
    if not _promises(pair.source):
        for item, spans in _promises(pair.target):
            if _is_empty_in_original(pair, item):
                continue
            for span in spans:
                yield RULE.at(span.shifted(item.span.start), "placeholder comment for missing code")


def _is_empty_in_original(pair: PairUnit, item: Item) -> bool:
    """Returns whether the counterpart of the item's function has no code either: an abstract method, or one that does nothing."""
    return any(
        not one.is_type and all(event.kind not in _CODE for event in one.side.events)
        for one, _ in pair.aligned_in([item])
    )


@collected
def _blots(document: Document, item: Item) -> Sequence[Span]:
    strings = item_events(document, item, "string")
    return [event.span for event in strings if _BLOTTED.fullmatch(event.value)]


@collected
def _promises(document: Document, item: Item) -> Sequence[Span]:
    return [
        comment
        for comment in item.facts.comments
        if _LEFT_OUT.search(item.facts.text_of(comment)) and _is_all_there_is(document, item, comment)
    ]


def _is_all_there_is(document: Document, item: Item, comment: Span) -> bool:
    """Returns whether the function around the comment contains nothing else. Beside code, the comment is only a leftover."""
    around = [
        one.span for one in item.facts.declarations if one.body is not None and one.span.contains(comment)
    ]
    if not around:
        return False
    inside = (event for event in item_program(document, item) if around[-1].contains(event.span))
    return not any(event.kind in _CODE for event in inside)
