"""input-shape: the original reads tokens, the translation expects one value per line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.program_events import Event, events_of
from variorum.syntax.span import Span
from variorum.translation.io_calls import io_calls, skips_line_ends
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="input-shape",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds programs whose original reads several values by tokens, wherever the line breaks are, and whose translation "
        "reads every value from a line of its own without splitting it."
    ),
    why="With two values on one line the conversion fails, or both are read as one string.",
    example=Example(
        before="width = int(input())\nheight = int(input())\n",
        after="width, height = map(int, input().split())\n",
        language="python",
    ),
)
_CONVERSIONS = frozenset({"to-int", "to-float"})
_TOKENS = frozenset({"input", "input-int"})


@RULE.check_pair
def input_shapes(pair: PairUnit) -> Iterator[Violation]:
    """Reports token reads of the original, if the translation reads whole lines as one value each."""
    tokens = [event for event in io_calls(pair.source, "input") if event.value in _TOKENS]
    lines = [event for event in io_calls(pair.target, "input") if event.value == "input-line"]
    if len(tokens) < 2 or not lines or skips_line_ends(pair.source):
        return
    calls = events_of(pair.target, "call")
    whole = _lines_taken_whole(calls, lines) + _first_tokens(pair.target, calls, lines)
    never_split = not any(event.value == "split" or event.value in _TOKENS for event in calls)
    if (
        (never_split and not _may_be_lines(tokens))
        or len(whole) > 1
        or any(_is_repeated(line, calls) for line in whole)
    ):
        related = Related(tokens[1].span, "the original reads the next token", in_source=True)
        yield RULE.at(
            (whole or lines)[0].span,
            "the original reads tokens, the translation reads a whole line for each value",
            related=[related],
        )


def _may_be_lines(tokens: Sequence[Event]) -> bool:
    """Returns whether no two tokens are read in a row, as a count and then, in a loop, one string after the other."""
    depths = [token.depth for token in tokens]
    return len(set(depths)) == len(depths)


def _is_repeated(line: Event, calls: Sequence[Event]) -> bool:
    """Returns whether the line is read in a loop, and not only for the number of its iterations."""
    rounds = (event.span for event in calls if event.value == "range")
    return line.depth > 0 and not any(span.contains(line.span) for span in rounds)


def _lines_taken_whole(calls: Sequence[Event], lines: list[Event]) -> list[Event]:
    """Returns the lines that are converted to a number without a split in between."""
    conversions = [event.span for event in calls if event.value in _CONVERSIONS]
    splits = [event.span for event in calls if event.value == "split"]
    return [
        line
        for line in lines
        if any(
            conversion.contains(line.span) and not any(conversion.contains(split) for split in splits)
            for conversion in conversions
        )
    ]


def _first_tokens(document: Document, calls: Sequence[Event], lines: list[Event]) -> list[Event]:
    """Returns the lines that are split for their first token, as in `input().split()[0]`, while the rest is dropped."""
    splits = [event.span for event in calls if event.value == "split"]
    if not splits:
        return []
    zeros = [event.span for event in events_of(document, "number") if event.value == "0"]
    indexes = [event.span for event in events_of(document, "index")]
    return [
        line
        for line in lines
        if any(
            index.start == split.start and split.contains(line.span) and _only_behind(index, split, zeros)
            for index in indexes
            for split in splits
        )
    ]


def _only_behind(index: Span, split: Span, zeros: list[Span]) -> bool:
    """Returns whether the index is a zero directly after the split."""
    return any(index.contains(zero) and split.end <= zero.start <= split.end + 3 for zero in zeros)
