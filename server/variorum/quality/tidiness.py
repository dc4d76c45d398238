"""Measures formatting: line length, meaningful names and spaces around operators."""

from __future__ import annotations

from variorum.quality.evidence import PointEvidence, earned
from variorum.quality.explained_names import bare_name, explained_letters
from variorum.quality.quality_facts import QualityFacts
from variorum.syntax.span import Span

_LONGEST_LINE = 100
# A single letter is at home in these: everybody reads a counter or a thrown-away value at once.
_SHORT_NAME_KINDS = frozenset(
    {"loop", "comprehension", "catch", "type_parameter", "inferred", "label", "import", "pattern"}
)
_SPACED_SHARE = 0.8
_SPACED = frozenset(
    {
        "==",
        "!=",
        "<",
        "<=",
        ">",
        ">=",
        "and",
        "or",
        "===",
        "!==",
        "+",
        "*",
        "/",
        "%",
        "&&",
        "||",
        "=",
        "int-/",
    }
)


def long_line(facts: QualityFacts) -> Span | None:
    """Returns the first line of 100 characters or more."""
    text = facts.document.text
    for row in facts.rows():
        line = text.line_content(row)
        if len(line) >= _LONGEST_LINE and len(line.decode("utf-8", "replace")) >= _LONGEST_LINE:
            return text.line_span(row)
    return None


_STEPS = frozenset({b"++", b"--"})
# What a formatter may write without spaces where it stands in a larger expression. A comparison never is.
_ARITHMETIC = frozenset({"+", "*", "/", "%", "int-/"})


def meaningful_names(facts: QualityFacts) -> PointEvidence:
    """Returns the share of the bound names that are more than a letter, or a letter that a comment explains."""
    explained = explained_letters(facts.comment_texts)
    total, first_short, short = 0, None, 0
    for item in facts.items:
        names = item.facts.names
        for binding in (*names.outermost, *names.inner):
            if binding.kind in _SHORT_NAME_KINDS or binding.name.startswith("_"):
                continue
            total += 1
            name = bare_name(binding.name)
            if len(name) == 1 and name not in explained:
                short += 1
                first_short = first_short or binding.first.shifted(item.span.start)
    return PointEvidence(1 - short / total if total else 0.0, applies=total > 0, span=first_short)


def spaced_operators(facts: QualityFacts) -> PointEvidence:
    """Earned if nearly all operators stand between spaces or line ends, and no line holds a decision and its outcome."""
    crowded, total, first_crowded = 0, 0, None
    joined = facts.spans_of("operators.joined")
    data = facts.document.text.data
    for event in facts.events:
        if event.kind != "operator" or event.value not in _SPACED:
            continue
        # `i++` adds, but has one operand.
        if data[event.span.start : event.span.end] in _STEPS:
            continue
        total += 1
        around = (
            data[max(event.span.start - 1, 0) : event.span.start] + data[event.span.end : event.span.end + 1]
        )
        if not around.strip():
            continue
        if event.value not in _ARITHMETIC or not any(one.contains(event.span) for one in joined):
            crowded += 1
            first_crowded = first_crowded or event.span
    return earned(total == 0 or 1 - crowded / total >= _SPACED_SHARE, span=first_crowded)
